import { createTestLatchkey } from '@latchkey/kernel/testing'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { account } from '../plugin'
import { accountSession, several } from '../test-support/session-states'

const { fox, ghost } = several.connections ?? {}
if (!fox || !ghost) throw new Error('Fox and Ghost are connected.')
const evmAccount = { namespace: 'eip155', address: ADDRESS }

async function start(state: Partial<SessionState>) {
  const session = accountSession(state)
  const instance = createTestLatchkey({ plugins: [account()], fakes: [session.plugin] })
  instance.latchkey.start()
  instance.latchkey.open('Networks')
  await import('./dialog-networks')
  await new Promise((resolve) => setImmediate(resolve))
  const emitConnected = (id: string, walletId: string, silent = false): void =>
    session.emit('session:connected', { connectionId: id, walletId, account: evmAccount, silent })
  return {
    ...instance,
    session,
    emitConnected,
    noticeCodes: () => instance.notices.map(({ notice }) => notice.code),
  }
}

test('added wallet: one that is connected in addition to another is announced', async () => {
  const { emitConnected, setState, noticeCodes, notices } = await start({ ...several, connections: { fox } })
  setState(sessionContract, { connections: { fox, ghost } })
  emitConnected('ghost', 'ghost')
  expect(noticeCodes()).toEqual(['WALLET_ADDED'])
  expect(notices[0]?.notice).toMatchObject({ surface: 'banner', variant: 'success' })
})

test('added wallet: not announced if it is the first, reconnects, or was connected already', async () => {
  const { emitConnected, setState, noticeCodes } = await start({ ...several, connections: {} })
  setState(sessionContract, { connections: { fox } })
  emitConnected('fox', 'fox')
  setState(sessionContract, { connections: { fox, ghost } })
  emitConnected('ghost', 'ghost', true)
  emitConnected('ghost', 'ghost')
  emitConnected('fox', 'fox')
  expect(noticeCodes()).toEqual([])
})

test('added wallet: not announced if the same wallet is connected in another namespace', async () => {
  const { emitConnected, setState, noticeCodes } = await start({ ...several, connections: { fox } })
  setState(sessionContract, { connections: { fox, ghost: { ...ghost, walletId: 'fox' } } })
  emitConnected('ghost', 'fox')
  expect(noticeCodes()).toEqual([])
})

test('added wallet: one that was disconnected and is connected again is announced', async () => {
  const { emitConnected, session, noticeCodes } = await start({ ...several, connections: { fox, ghost } })
  session.emit('session:disconnected', { connectionId: 'ghost', by: 'host' })
  emitConnected('ghost', 'ghost')
  expect(noticeCodes()).toEqual(['WALLET_ADDED'])
})
