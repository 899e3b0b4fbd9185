import { RequestAbortedError, ViewDismissedError } from '@latchkey/kernel'
import { expect, it, test } from 'vitest'
import { toProviderError } from '../provider/provider-error'
import { errorShapes } from '../test-support/error-shapes'
import { isUserRejection } from './find-wallet-error-code'
import { SwitchChainError, toWalletError, UserRejectedError } from './wallet-error'

const nested = (cause: unknown, depth: number): unknown =>
  depth === 0 ? cause : new Error('Execution failed.', { cause: nested(cause, depth - 1) })

/** An error as viem throws it: an own class, with the code and the wallet's error as its cause. */
const viemError = Object.assign(new Error('User rejected the request.', { cause: { code: 4001 } }), {
  name: 'UserRejectedRequestError',
  code: 4001,
})

test.each<[string, unknown]>([
  ['EIP-1193', { code: 4001 }],
  ['viem', viemError],
  ['UserRejectedError', new UserRejectedError({ phase: 'request' })],
  [
    'the ProviderRpcError of our provider',
    toProviderError(toWalletError({ code: 4001 }, { phase: 'request' })),
  ],
  ['a relay', { code: 5000, message: 'User rejected.' }],
])('isUserRejection: true for %s, at any depth of causes', (_, error) => {
  for (const depth of [0, 1, 5, 6, 7, 50]) expect(isUserRejection(nested(error, depth))).toBe(true)
})

test.each(errorShapes)('isUserRejection: true only for USER_REJECTED: %s', (_, thrown, code) => {
  const expected = code === 'USER_REJECTED'
  expect(isUserRejection(thrown)).toBe(expected)
  expect(isUserRejection(toWalletError(thrown, { phase: 'request' }))).toBe(expected)
})

test.each<[string, unknown]>([
  ['another WalletError', new SwitchChainError({ phase: 'switch' })],
  ['a dismissed view', new ViewDismissedError('Home')],
  ['an aborted request', new RequestAbortedError('x')],
  ['an Error', new Error('boom')],
  ['undefined', undefined],
])('isUserRejection: false for %s', (_, error) => {
  expect(isUserRejection(error)).toBe(false)
})

it('isUserRejection: terminates for circular and endless causes', () => {
  const circle: { cause?: unknown; data?: unknown } = {}
  circle.cause = { cause: circle }
  circle.data = circle
  const endless = (): object => new Proxy({}, { get: () => endless() })
  expect([circle, endless()].map(isUserRejection)).toEqual([false, false])
  expect(isUserRejection({ ...circle, error: { code: 4001 } })).toBe(true)
})
