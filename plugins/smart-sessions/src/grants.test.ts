import { UserRejectedError, WalletError } from '@latchkey/session/errors'
import { expect, test } from 'vitest'
import { createSessionActions } from './session-actions'
import { createSessionsBench, request, target } from './test-support/sessions-bench'

test('grant: what is asked is a frozen copy, and of no object but those that were begun', async () => {
  const bench = createSessionsBench()
  const actions = createSessionActions(bench.ctx)
  const given = { request: { ...request, expiry: request.expiry }, target: { ...target } }
  const begun = actions.beginGrant(given)
  given.request.expiry += 1_000
  expect([Object.isFrozen(begun.request.permissions), Object.isFrozen(begun.target)]).toEqual([true, true])
  expect(await actions.grantOf(begun)?.ask()).toMatchObject({ expiry: request.expiry })
  expect([actions.grantOf(given), actions.grantOf({ ...begun }), actions.grantOf(undefined)]).toEqual(
    Array(3).fill(undefined),
  )
})

test.each([
  ['a reply that makes no sense', null, 'unknown'],
  ['a lost connection', new WalletError('DISCONNECTED', { phase: 'request' }), 'unknown'],
  ['an internal error', new WalletError('RPC_INTERNAL', { phase: 'request' }), 'unknown'],
  ['an error that is none of ours', new Error('gone'), 'unknown'],
  ['an unknown method', Object.assign(new Error('Unsupported'), { code: 4200 }), 'failed'],
  ['a user who declines', new UserRejectedError({ phase: 'request' }), 'declined'],
])('grant: after %s of the wallet it is as it is', async (_what, reply, phase) => {
  const bench = createSessionsBench({ wallet: { wallet_grantPermissions: () => reply } })
  const actions = createSessionActions(bench.ctx)
  const begun = actions.grantOf(actions.beginGrant({ request, target }))
  await begun?.ask().catch(() => undefined)
  expect(begun?.state().phase).toBe(phase)
  expect(bench.notices.map(({ notice }) => notice.code)).toEqual(
    phase === 'unknown' ? ['SMART_SESSION_UNKNOWN'] : [],
  )
})
