import { defineContract, definePlugin, type GuardResult, type Plugin } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { beforeConnect, sessionContract } from '../contract'
import { createFakeConnector } from '../test-support/fake-connector'
import { startSession } from '../test-support/start-session'
import { storageOf } from '../test-support/stored'

const guardContract = defineContract<{
  readonly id: 'test/guard'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}>('test/guard', 1)

/** A plugin with a guard that calls `decide`, and the ids of the wallets that the guard was called for. */
function guard(decide: () => GuardResult): { readonly plugin: Plugin; readonly asked: string[] } {
  const asked: string[] = []
  const plugin = definePlugin(guardContract, {
    dependsOn: [sessionContract],
    setup(ctx) {
      ctx.protect(beforeConnect, ({ walletId }) => {
        asked.push(walletId)
        return decide()
      })
      return {}
    },
  })()
  return { plugin, asked }
}

const refuse: GuardResult = { kind: 'refuse', reason: 'NO_CONSENT' }

test('connect: if a guard refuses, the wallet is not called', async () => {
  const wallet = createFakeConnector('wallet')
  const { plugin, asked } = guard(() => refuse)
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await expect(session.api.connect('wallet')).rejects.toMatchObject({
    code: 'CONNECT_REFUSED',
    details: { reason: 'NO_CONSENT' },
  })
  expect(asked).toEqual(['wallet'])
  expect(wallet.requests).toEqual([])
  expect(session.state().connections).toEqual({})
})

test('connect: a guard is called once for each attempt', async () => {
  const wallet = createFakeConnector('wallet')
  const { plugin, asked } = guard(() => ({ kind: 'allow' }))
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await Promise.all([session.api.connect('wallet'), session.api.connect('wallet')])
  expect(asked).toEqual(['wallet'])
  expect(wallet.requests).toHaveLength(1)
})

test('reconnect: does not call guards', async () => {
  const wallet = createFakeConnector('wallet')
  const { plugin, asked } = guard(() => refuse)
  const session = await startSession({
    connectors: [wallet],
    storage: storageOf('wallet'),
    plugins: [plugin],
  })
  expect(Object.keys(session.state().connections)).toEqual(['wallet'])
  expect(wallet.calls).toEqual(['reconnect'])
  expect(asked).toEqual([])
})
