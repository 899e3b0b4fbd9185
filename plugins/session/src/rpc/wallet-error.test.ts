import { LatchkeyError } from '@latchkey/kernel'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { toProviderError } from '../provider/provider-error'
import { errorShapes } from '../test-support/error-shapes'
import { type FailureKind, failureKinds } from './failure-kinds'
import { findWalletErrorCode } from './find-wallet-error-code'
import {
  DisconnectedError,
  SwitchChainError,
  toWalletError,
  UserRejectedError,
  WalletError,
} from './wallet-error'

const context = { phase: 'request', wallet: 'Example' } as const
test.each(errorShapes)('toWalletError: %s', (_, thrown, code) => {
  const error = toWalletError(thrown, context)
  expect(error).toBeInstanceOf(WalletError)
  expect(error).toMatchObject({ code, phase: 'request', wallet: 'Example', category: 'wallet' })
  expect(error.cause).toBe(thrown)
  expect(error.message).not.toBe('')
  expect(error.recovery).not.toBe('')
})

test.each([
  ['a sentence', new Error('"eth_requestAccounts" not implemented')],
  ['a text', 'Method not implemented.'],
  ['its name', Object.assign(new Error(''), { name: 'NotImplementedError' })],
  ['its name in Java’s form', Object.assign(new Error('no'), { name: 'NotImplementedException' })],
  ['a code in words', { code: 'NOT_IMPLEMENTED' }],
  [
    'a sentence beside a vague code',
    { code: -32603, message: 'eth_signTypedData_v3 is not yet implemented' },
  ],
  ['a sentence beside the code of an unknown method', { code: -32601, message: 'Unimplemented' }],
  ['a sentence in a nested error', { code: -32000, data: { originalError: { message: 'not-implemented' } } }],
])('toWalletError: not implemented, said by %s, is UNSUPPORTED_METHOD', (_, thrown) => {
  expect(toWalletError(thrown, context).code).toBe('UNSUPPORTED_METHOD')
})

test.each([
  ['a rejection', { code: 4001, message: 'not implemented' }, 'USER_REJECTED'],
  ['a revert', new Error('execution reverted: not implemented'), 'EXECUTION_REVERTED'],
  ['a locked wallet', { code: 4100, message: 'not implemented' }, 'UNAUTHORIZED'],
])('toWalletError: %s stays what it is, whatever else it says', (_, thrown, code) => {
  expect(toWalletError(thrown, context).code).toBe(code)
})

it('toWalletError: is tested with at least sixty recorded errors', () => {
  expect(errorShapes.length).toBeGreaterThanOrEqual(60)
})

it('toWalletError: handles throwing getters and circular causes', () => {
  const circle: { cause?: unknown; data?: unknown } = {}
  circle.cause = circle
  circle.data = { originalError: circle }
  const refuse = (): never => {
    throw new Error('no')
  }
  const hostile = new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse })
  for (const thrown of [circle, hostile, { cause: hostile, data: circle }]) {
    const error = toWalletError(thrown, context)
    expect(error.code).toBe('WALLET_FAILED')
    expect(Object.is(error.cause, thrown)).toBe(true)
    expect(toProviderError(error).code).toBe(-32603)
  }
})

it('toWalletError: returns a LatchkeyError unchanged', () => {
  const error = new DisconnectedError(context)
  expect(toWalletError(error, { phase: 'connect' })).toBe(error)
})

class ConnectorError extends LatchkeyError {
  readonly code = 'SWITCH_CHAIN_FAILED'
}

it('toWalletError: a connector’s LatchkeyError with a wallet error code becomes a WalletError with that code', () => {
  const bare = new ConnectorError('text of the connector', { cause: { code: -32602 } })
  const error = toWalletError(bare, { phase: 'switch', wallet: 'Example' })
  expect(error).toMatchObject({
    code: 'SWITCH_CHAIN_FAILED',
    message: 'Chain is not supported',
    phase: 'switch',
    wallet: 'Example',
    recovery: failureKinds.SWITCH_CHAIN_FAILED.recovery,
  })
  expect(error.cause).toBe(bare)
})

test.each([
  ['a rejection by code', { code: 4001 }, 'USER_REJECTED'],
  ['a rejection by message', 'User rejected the request.', 'USER_REJECTED'],
  ['a pending request', { code: -32002 }, 'REQUEST_PENDING'],
  ['any other error', { code: 4100 }, 'SWITCH_CHAIN_FAILED'],
])(
  'toWalletError: a connector’s LatchkeyError caused by %s gets the code of the user’s action, if any',
  (_, cause, code) => {
    expect(toWalletError(new ConnectorError('x', { cause }), context)).toMatchObject({ code })
  },
)

it('toWalletError: returns instances of the exported classes', () => {
  expect(toWalletError({ code: 4001 }, context)).toBeInstanceOf(UserRejectedError)
  expect(toWalletError({ code: 4900 }, context)).toBeInstanceOf(DisconnectedError)
  expect(toWalletError({ code: 4902 }, context)).toBeInstanceOf(SwitchChainError)
  expect(toWalletError({ code: 4902 }, context).name).toBe('SwitchChainError')
})

it('toWalletError: the wallet’s message is in details, cut to 500 characters, and not in the error’s message', () => {
  const error = toWalletError({ message: `<b>${'x'.repeat(10_000)}` }, context)
  expect(error.details).toMatchObject({ walletMessage: expect.stringMatching(/^<b>x{497}$/) })
  expect(error.message).toBe('Something went wrong in your wallet')
})

it('failureKinds: every RPC code is listed once, and all standard ones are listed', () => {
  const kinds: readonly FailureKind[] = Object.values(failureKinds)
  const numbers = kinds.flatMap(({ numbers: own = [] }) => own)
  expect(new Set(numbers).size).toBe(numbers.length)
  const wanted = [
    4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760, -32700, -32600, -32601,
    -32602, -32603, -32000, -32001, -32002, -32003, -32004, -32005, -32006,
  ]
  for (const number of wanted) {
    const { code } = findWalletErrorCode({ code: number })
    expect(code, String(number)).toBeDefined()
    expect(toWalletError({ code: number }, context)).toMatchObject({ code, rpcCode: number })
  }
})

it('toWalletError: any thrown value gets a code, a message and a recovery', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withMap: true, withBigInt: true }), (thrown) => {
      const error = toWalletError(thrown, context)
      expect(error.code in failureKinds).toBe(true)
      expect(error.message.length).toBeGreaterThan(5)
      expect(error.recovery?.length).toBeGreaterThan(5)
    }),
  )
})
