import { createTestLatchkey } from '@latchkey/kernel/testing'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { ADDRESS } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { account } from '../plugin'
import { accountSession, several } from '../test-support/session-states'

const { fox, ghost } = several.connections ?? {}
if (!fox || !ghost) throw new Error('They are connected.')
const evm = { namespace: 'eip155', address: ADDRESS }

async function start(state: Partial<SessionState>) {
  const session = accountSession(state)
  const made = createTestLatchkey({ plugins: [account()], fakes: [session.plugin] })
  made.latchkey.start()
  made.latchkey.open('Networks')
  await import('../networks/follow-active-network')
  await new Promise((resolve) => setImmediate(resolve))
  const connects = (id: string, walletId: string, silent = false): void =>
    session.emit('session:connected', { connectionId: id, walletId, account: evm, silent })
  return { ...made, session, connects, told: () => made.notices.map(({ notice }) => notice.code) }
}

test('added: a wallet that is connected beside another one is announced', async () => {
  const { connects, setState, told, notices } = await start({ ...several, connections: { fox } })
  setState(sessionContract, { connections: { fox, ghost } })
  connects('ghost', 'ghost')
  expect(told()).toEqual(['WALLET_ADDED'])
  expect(notices[0]?.notice).toMatchObject({ surface: 'banner', variant: 'success' })
})

test('added: not the first one, none that reconnects, and none that was connected already', async () => {
  const { connects, setState, told } = await start({ ...several, connections: {} })
  setState(sessionContract, { connections: { fox } })
  connects('fox', 'fox')
  setState(sessionContract, { connections: { fox, ghost } })
  connects('ghost', 'ghost', true)
  connects('ghost', 'ghost')
  connects('fox', 'fox')
  expect(told()).toEqual([])
})

test('added: not the same wallet in another namespace', async () => {
  const { connects, setState, told } = await start({ ...several, connections: { fox } })
  setState(sessionContract, { connections: { fox, ghost: { ...ghost, walletId: 'fox' } } })
  connects('ghost', 'fox')
  expect(told()).toEqual([])
})

test('added: one that was disconnected and is connected again is announced', async () => {
  const { connects, session, told } = await start({ ...several, connections: { fox, ghost } })
  session.emit('session:disconnected', { connectionId: 'ghost', by: 'host' })
  connects('ghost', 'ghost')
  expect(told()).toEqual(['WALLET_ADDED'])
})
