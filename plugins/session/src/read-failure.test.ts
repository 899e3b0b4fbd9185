import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { toProviderError } from './provider'
import { readFailure } from './read-failure'
import { type FailureKind, failureKinds } from './rpc-errors'
import {
  DisconnectedError,
  SwitchChainError,
  toWalletError,
  UserRejectedError,
  WalletError,
} from './wallet-error'

const context = { phase: 'request', wallet: 'Example' } as const
const nested = (code: number): unknown => ({
  code: -32603,
  message: 'Internal JSON-RPC error.',
  data: { originalError: { code, message: 'inner' } },
})

/** Shapes that real wallets, nodes and libraries were seen to throw. */
const shapes: readonly (readonly [string, unknown, string])[] = [
  [
    'MetaMask, refused',
    { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' },
    'USER_REJECTED',
  ],
  ['text number', { code: '4001' }, 'USER_REJECTED'],
  ['number without message', { code: 4001 }, 'USER_REJECTED'],
  ['relay, refused', { code: 5000, message: 'User rejected.' }, 'USER_REJECTED'],
  ['relay, refused methods', { code: 5002, message: 'User disapproved requested methods' }, 'USER_REJECTED'],
  ['only words', new Error('User rejected the request.'), 'USER_REJECTED'],
  ['only words, cancelled', { message: 'Request cancelled by user' }, 'USER_REJECTED'],
  ['a bare text', 'user canceled', 'USER_REJECTED'],
  [
    'ethers 5 and 6',
    { code: 'ACTION_REJECTED', reason: 'rejected', info: { error: { code: 4001 } } },
    'USER_REJECTED',
  ],
  [
    'viem',
    Object.assign(new Error('failed'), { shortMessage: 'User rejected the request.' }),
    'USER_REJECTED',
  ],
  ['nested refusal', nested(4001), 'USER_REJECTED'],
  [
    'already pending',
    {
      code: -32002,
      message: "Request of type 'wallet_requestPermissions' already pending for origin https://a.example.",
    },
    'REQUEST_PENDING',
  ],
  [
    'already processing',
    new Error('Already processing eth_requestAccounts. Please wait.'),
    'REQUEST_PENDING',
  ],
  ['locked', new Error('Wallet is locked'), 'WALLET_LOCKED'],
  ['locked, generic number', { code: -32603, message: 'Please unlock your wallet' }, 'WALLET_LOCKED'],
  [
    'not allowed',
    { code: 4100, message: 'The requested account and/or method has not been authorized by the user.' },
    'UNAUTHORIZED',
  ],
  [
    'unsupported',
    { code: 4200, message: 'The Provider does not support the requested method.' },
    'UNSUPPORTED_METHOD',
  ],
  ['gone', { code: 4900 }, 'DISCONNECTED'],
  ['gone from the chain', { code: 4901 }, 'CHAIN_DISCONNECTED'],
  ['unknown chain', { code: 4902, message: 'Unrecognized chain ID "0x2105".' }, 'SWITCH_CHAIN_FAILED'],
  ['MetaMask mobile, unknown chain', nested(4902), 'SWITCH_CHAIN_FAILED'],
  [
    'unknown chain in words',
    {
      code: -32603,
      message: 'Unrecognized chain ID "0xa". Try adding the chain using wallet_addEthereumChain first.',
    },
    'SWITCH_CHAIN_FAILED',
  ],
  ['no funds', { code: -32000, message: 'insufficient funds for gas * price + value' }, 'INSUFFICIENT_FUNDS'],
  [
    'no funds, nested',
    { code: -32603, data: { code: -32000, message: 'insufficient funds for transfer' } },
    'INSUFFICIENT_FUNDS',
  ],
  [
    'reverted',
    { code: 3, message: 'execution reverted: ERC20: transfer amount exceeds balance', data: '0x08c379a0' },
    'EXECUTION_REVERTED',
  ],
  ['reverted, in words', { code: -32000, message: 'execution reverted' }, 'EXECUTION_REVERTED'],
  [
    'fee cap too low',
    { code: -32000, message: 'max fee per gas less than block base fee: address 0x' },
    'FEE_CAP_TOO_LOW',
  ],
  ['fee cap too high', { message: 'max fee per gas higher than 2^256-1' }, 'FEE_CAP_TOO_HIGH'],
  ['tip above cap', { message: 'max priority fee per gas higher than max fee per gas' }, 'TIP_ABOVE_FEE_CAP'],
  ['nonce too low', { code: -32000, message: 'nonce too low' }, 'NONCE_TOO_LOW'],
  ['nonce too high', { code: -32000, message: 'nonce too high' }, 'NONCE_TOO_HIGH'],
  ['nonce at its end', { message: 'nonce has max value' }, 'NONCE_MAX'],
  ['known already', { code: -32000, message: 'already known' }, 'NONCE_TOO_LOW'],
  ['gas too low', { code: -32000, message: 'intrinsic gas too low' }, 'GAS_TOO_LOW'],
  ['gas too high', { message: 'intrinsic gas too high' }, 'GAS_TOO_HIGH'],
  ['transaction type', { message: 'transaction type not supported' }, 'TRANSACTION_TYPE_UNSUPPORTED'],
  [
    'no such method',
    { code: -32601, message: 'the method wallet_x does not exist/is not available' },
    'METHOD_NOT_FOUND',
  ],
  ['no such method, in words', new Error('Method wallet_x not supported'), 'METHOD_NOT_FOUND'],
  ['too many', { code: -32005, message: 'limit exceeded' }, 'LIMIT_EXCEEDED'],
  ['internal', { code: -32603, message: 'Internal error' }, 'RPC_INTERNAL'],
  ['internal, without words', { code: -32603 }, 'RPC_INTERNAL'],
  ['other server error', { code: -32000, message: 'header not found' }, 'INVALID_INPUT'],
  ['cause', new Error('outer', { cause: { code: 4001 } }), 'USER_REJECTED'],
  ['JSON-RPC envelope', { id: 1, error: { code: 4100, message: 'no' } }, 'UNAUTHORIZED'],
  ['nothing', undefined, 'WALLET_FAILED'],
  ['null', null, 'WALLET_FAILED'],
  ['an empty text', '', 'WALLET_FAILED'],
  ['an empty object', {}, 'WALLET_FAILED'],
  ['a number', 4001, 'WALLET_FAILED'],
  ['true', true, 'WALLET_FAILED'],
  ['a symbol', Symbol('x'), 'WALLET_FAILED'],
  ['a list', [], 'WALLET_FAILED'],
  ['an unknown number', { code: 1234, message: 'hm' }, 'WALLET_FAILED'],
  ['not a number', { code: Number.NaN }, 'WALLET_FAILED'],
  ['a number with a blank', { code: '4001 ' }, 'WALLET_FAILED'],
  ['a name of the prototype', { code: 'toString' }, 'WALLET_FAILED'],
  ['__proto__', { code: '__proto__', message: 'constructor' }, 'WALLET_FAILED'],
  ['a DOMException', new DOMException('gone', 'NetworkError'), 'WALLET_FAILED'],
  ['an event', new Event('error'), 'WALLET_FAILED'],
  ['a function', () => 4001, 'WALLET_FAILED'],
]

test.each(shapes)('toWalletError: %s', (_, thrown, code) => {
  const error = toWalletError(thrown, context)
  expect(error).toBeInstanceOf(WalletError)
  expect(error).toMatchObject({ code, phase: 'request', wallet: 'Example', category: 'wallet' })
  expect(error.cause).toBe(thrown)
  expect(error.message).not.toBe('')
  expect(error.recovery).not.toBe('')
})

it('toWalletError: there are sixty recorded shapes', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(60)
})

it('toWalletError: survives getters that throw and circles', () => {
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

it('toWalletError: an error of ours passes unchanged', () => {
  const ours = new DisconnectedError(context)
  expect(toWalletError(ours, { phase: 'connect' })).toBe(ours)
})

it('toWalletError: gives the classes a host may ask for', () => {
  expect(toWalletError({ code: 4001 }, context)).toBeInstanceOf(UserRejectedError)
  expect(toWalletError({ code: 4900 }, context)).toBeInstanceOf(DisconnectedError)
  expect(toWalletError({ code: 4902 }, context)).toBeInstanceOf(SwitchChainError)
  expect(toWalletError({ code: 4902 }, context).name).toBe('SwitchChainError')
})

it('toWalletError: keeps what the wallet wrote for developers, shortened, and shows none of it', () => {
  const error = toWalletError({ message: `<b>${'x'.repeat(10_000)}` }, context)
  expect(error.details).toMatchObject({ walletMessage: expect.stringMatching(/^<b>x{497}$/) })
  expect(error.message).toBe('Your wallet did not say what went wrong')
})

it('failureKinds: every number has one meaning, and all of SPEC.md section 8 have one', () => {
  const kinds: readonly FailureKind[] = Object.values(failureKinds)
  const numbers = kinds.flatMap(({ numbers: own = [] }) => own)
  expect(new Set(numbers).size).toBe(numbers.length)
  const wanted = [
    4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760, -32700, -32600, -32601,
    -32602, -32603, -32000, -32001, -32002, -32003, -32004, -32005, -32006,
  ]
  for (const number of wanted) {
    const { code } = readFailure({ code: number })
    expect(code, String(number)).toBeDefined()
    expect(toWalletError({ code: number }, context)).toMatchObject({ code, rpcCode: number })
  }
})

it('toWalletError: whatever is thrown, there is a code, a sentence and a way on', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withMap: true, withBigInt: true }), (thrown) => {
      const error = toWalletError(thrown, context)
      expect(error.code in failureKinds).toBe(true)
      expect(error.message.length).toBeGreaterThan(5)
      expect(error.recovery?.length).toBeGreaterThan(5)
    }),
  )
})
