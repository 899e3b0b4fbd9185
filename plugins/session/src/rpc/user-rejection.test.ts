import { RequestAbortedError, ViewDismissedError } from '@latchkey/kernel'
import { expect, it, test } from 'vitest'
import { toProviderError } from '../provider/provider-error'
import { errorShapes } from '../test-support/error-shapes'
import { isUserRejection } from './parse-wallet-error'
import { SwitchChainError, toWalletError, UserRejectedError } from './wallet-error'

const nested = (cause: unknown, depth: number): unknown =>
  depth === 0 ? cause : new Error('Execution failed.', { cause: nested(cause, depth - 1) })

/** As viem makes it: its own class, with the number and the wallet's error inside. */
const ofViem = Object.assign(new Error('User rejected the request.', { cause: { code: 4001 } }), {
  name: 'UserRejectedRequestError',
  code: 4001,
})

test.each<[string, unknown]>([
  ['EIP-1193', { code: 4001 }],
  ['viem', ofViem],
  ['ours', new UserRejectedError({ phase: 'request' })],
  ["the page's provider", toProviderError(toWalletError({ code: 4001 }, { phase: 'request' }))],
  ['a relay', { code: 5000, message: 'User rejected.' }],
])('isUserRejection: %s, however deep among the causes', (_, error) => {
  for (const depth of [0, 1, 5, 6, 7, 50]) expect(isUserRejection(nested(error, depth))).toBe(true)
})

test.each(errorShapes)('isUserRejection: %s', (_, thrown, code) => {
  const expected = code === 'USER_REJECTED'
  expect(isUserRejection(thrown)).toBe(expected)
  expect(isUserRejection(toWalletError(thrown, { phase: 'request' }))).toBe(expected)
})

test.each<[string, unknown]>([
  ['another error of ours', new SwitchChainError({ phase: 'switch' })],
  ['a view that was closed', new ViewDismissedError('Home')],
  ['a request that was called off', new RequestAbortedError('x')],
  ['an error', new Error('boom')],
  ['nothing', undefined],
])('isUserRejection: %s is none', (_, error) => {
  expect(isUserRejection(error)).toBe(false)
})

it('isUserRejection: ends on circular and endless causes', () => {
  const circle: { cause?: unknown; data?: unknown } = {}
  circle.cause = { cause: circle }
  circle.data = circle
  const endless = (): object => new Proxy({}, { get: () => endless() })
  expect([circle, endless()].map(isUserRejection)).toEqual([false, false])
  expect(isUserRejection({ ...circle, error: { code: 4001 } })).toBe(true)
})
