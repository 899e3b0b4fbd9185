import { connect } from '@latchkey/connect'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { UserRejectedError } from '@latchkey/session/errors'
import { connectedState, createFakeSession, walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createConnect } from '../connect/connect-wallet'
import { recordHook } from '../test-support/record-hook'
import { useConnect, useDisconnect } from './index'

const provider = { request: async () => undefined, on: () => undefined, removeListener: () => undefined }

async function show(state = {}) {
  const session = createFakeSession({
    state: { wallets: [walletRow('Brass')], ...state },
    api: { provider: () => provider },
  })
  const instance = createTestLatchkey({ plugins: [connect()], fakes: [session.plugin] })
  Object.assign(instance.latchkey, { connect: createConnect(instance.latchkey) })
  const hook = await recordHook(
    () => ({ connecting: useConnect(), disconnecting: useDisconnect() }),
    instance.latchkey,
  )
  return { ...hook, ...instance, session }
}

test('useConnect: asks the wallet that was named, without the dialog', async () => {
  const { now, change, session, shownView, unmount } = await show()
  expect(now().connecting.wallets).toMatchObject([{ id: 'brass' }])
  await change(() => now().connecting.mutate({ walletId: 'brass', namespace: 'eip155' }))
  await expect.poll(() => session.connects).toMatchObject([{ walletId: 'brass', namespaces: ['eip155'] }])
  expect([now().connecting.status, shownView()]).toEqual(['wallet', undefined])
  await change(() => session.connects[0]?.reject(new UserRejectedError({ phase: 'connect' })))
  await expect.poll(() => now().connecting.status).toBe('rejected')
  await change(() => now().connecting.mutate({ walletId: 'brass' }))
  await expect.poll(() => session.connects.length).toBe(2)
  expect(session.connects[1]?.namespaces).toBeUndefined()
  await change(() => session.connects[1]?.resolve())
  expect(now().connecting).toMatchObject({ status: 'success', data: { walletId: 'brass' } })
  await unmount()
})

test('useConnect: opens the list, and has the connection of the wallet that was chosen', async () => {
  const { now, change, shownView, answer, setState, unmount } = await show()
  await change(() => now().connecting.mutate({ namespace: 'eip155' }))
  await expect.poll(shownView).toBe('Connect')
  await change(() => {
    setState(sessionContract, connectedState())
    answer(undefined)
  })
  await expect.poll(() => now().connecting.status).toBe('success')
  expect(now().connecting.data).toMatchObject({ id: 'c', provider })
  await unmount()
})

test('useConnect: is rejected when the user leaves the list', async () => {
  const { now, change, latchkey, shownView, unmount } = await show()
  await change(() => now().connecting.mutate())
  await expect.poll(shownView).toBe('Connect')
  await change(() => latchkey.close())
  await expect.poll(() => now().connecting.status).toBe('rejected')
  expect(now().connecting.error).toMatchObject({ code: 'VIEW_DISMISSED' })
  await unmount()
})

test('useConnect: opens no list while a wallet is connected', async () => {
  const { now, change, session, shownView, unmount } = await show(connectedState())
  await change(() => now().connecting.mutate())
  await expect.poll(() => now().connecting.data).toMatchObject({ id: 'c' })
  expect([session.connects, shownView()]).toEqual([[], undefined])
  await unmount()
})

test('useDisconnect: ends every connection, or the given one', async () => {
  const { now, change, session, unmount } = await show(connectedState())
  await change(() => now().disconnecting.mutate())
  await change(() => now().disconnecting.mutate({ connectionId: 'c' }))
  expect(session.disconnects).toMatchObject([{ id: undefined }, { id: 'c' }])
  expect(now().disconnecting.status).toBe('wallet')
  await change(() => session.disconnects[1]?.resolve())
  expect(now().disconnecting.status).toBe('success')
  await unmount()
})
