import {
  ConfigurationError,
  InsecureContextError,
  LatchkeyError,
  RequestAbortedError,
  ViewDismissedError,
} from '@latchkey/kernel'
import { expect, test } from 'vitest'
import * as adapterErrors from '../../../../adapter-kit/src/errors'
import { SmartSessionsUnsupportedError } from '../../../smart-sessions/src/errors'
import * as transactionErrors from '../../../transactions/src/errors'
import { AccountNotGrantedError, ChainMismatchError, NetworkNotFoundError } from '../errors'
import { toProviderError } from '../provider/provider-error'
import { failureKinds, type WalletErrorCode } from '../rpc/failure-kinds'
import { createWalletError, toWalletError } from '../rpc/wallet-error'
import { errorShapes } from '../test-support/error-shapes'
import { type OutcomeAfterFailure, outcomeAfterFailure } from './outcome-after-failure'

const asking = { phase: 'request' } as const

/** Every code of a wallet or of a node behind it. */
const ofWallets: Readonly<Record<WalletErrorCode, OutcomeAfterFailure>> = {
  USER_REJECTED: 'declined',
  ATOMIC_UPGRADE_REJECTED: 'declined',
  REQUEST_PENDING: 'refused',
  WALLET_LOCKED: 'refused',
  UNAUTHORIZED: 'refused',
  UNSUPPORTED_METHOD: 'refused',
  SWITCH_CHAIN_FAILED: 'refused',
  UNSUPPORTED_CAPABILITY: 'refused',
  UNSUPPORTED_CALLS_CHAIN: 'refused',
  TOO_MANY_CALLS: 'refused',
  ATOMIC_UNSUPPORTED: 'refused',
  METHOD_NOT_FOUND: 'refused',
  METHOD_NOT_SUPPORTED: 'refused',
  INVALID_PARAMS: 'refused',
  NO_ACCOUNT: 'refused',
  EXECUTION_REVERTED: 'refused',
  INSUFFICIENT_FUNDS: 'refused',
  FEE_CAP_TOO_HIGH: 'refused',
  TIP_ABOVE_FEE_CAP: 'refused',
  NONCE_TOO_HIGH: 'refused',
  NONCE_MAX: 'refused',
  GAS_TOO_HIGH: 'refused',
  GAS_TOO_LOW: 'refused',
  TRANSACTION_TYPE_UNSUPPORTED: 'refused',
  FEE_CAP_TOO_LOW: 'usually-refused',
  RPC_INTERNAL: 'usually-refused',
  WALLET_FAILED: 'usually-refused',
  INVALID_INPUT: 'usually-refused',
  INVALID_REQUEST: 'usually-refused',
  PARSE_ERROR: 'usually-refused',
  JSON_RPC_VERSION_UNSUPPORTED: 'usually-refused',
  RESOURCE_NOT_FOUND: 'usually-refused',
  TRANSACTION_REJECTED: 'usually-refused',
  LIMIT_EXCEEDED: 'usually-refused',
  DISCONNECTED: 'unknown',
  CHAIN_DISCONNECTED: 'unknown',
  NONCE_TOO_LOW: 'unknown',
  DUPLICATE_CALLS_ID: 'unknown',
  UNKNOWN_CALLS_ID: 'unknown',
  INVALID_ANSWER: 'unknown',
  WALLET_SILENT: 'unknown',
}

test.each(Object.entries(ofWallets))('outcome after failure: %s of a wallet is %s', (code, outcome) => {
  const known = Object.keys(failureKinds).find((one): one is WalletErrorCode => one === code)
  if (!known) throw new Error(`There is no wallet error ${code}`)
  expect(outcomeAfterFailure(createWalletError(known, asking))).toBe(outcome)
})

test.each(errorShapes)(
  'outcome after failure: %s, as wallets throw it, also out of a provider',
  (_, thrown, code) => {
    const error = toWalletError(thrown, asking)
    expect(outcomeAfterFailure(error)).toBe(ofWallets[code])
    expect(outcomeAfterFailure(toProviderError(error))).toBe(ofWallets[code])
    expect(outcomeAfterFailure(new Error('of viem', { cause: toProviderError(error) }))).toBe(ofWallets[code])
  },
)

const made: Readonly<Record<keyof typeof adapterErrors, readonly [LatchkeyError, OutcomeAfterFailure]>> = {
  WalletResponseError: [new adapterErrors.WalletResponseError('eth_sendTransaction'), 'unknown'],
  WalletNoAccountError: [new adapterErrors.WalletNoAccountError(), 'refused'],
  WalletLockedError: [new adapterErrors.WalletLockedError(), 'refused'],
  WalletSilentError: [new adapterErrors.WalletSilentError('eth_sendTransaction'), 'unknown'],
  SwitchChainFailedError: [new adapterErrors.SwitchChainFailedError('eip155:1'), 'refused'],
  WalletNotConnectedError: [new adapterErrors.WalletNotConnectedError('one'), 'refused'],
  ChainRpcError: [new adapterErrors.ChainRpcError(-32000, 'no', undefined), 'refused'],
  SignInMismatchError: [new adapterErrors.SignInMismatchError(), 'unknown'],
  ChainUnservedError: [new adapterErrors.ChainUnservedError('eip155:1'), 'refused'],
  ChainUnreachableError: [
    new adapterErrors.ChainUnreachableError('getLatestBlockhash', undefined),
    'refused',
  ],
  ChainResponseError: [new adapterErrors.ChainResponseError('getLatestBlockhash'), 'refused'],
  TokenScaledError: [new adapterErrors.TokenScaledError('mint'), 'refused'],
  TransactionInvalidError: [new adapterErrors.TransactionInvalidError('to'), 'refused'],
}

test.each(Object.entries(made))('outcome after failure: %s of an adapter', (_name, [error, outcome]) => {
  expect(outcomeAfterFailure(error)).toBe(outcome)
})

const ofTransactions: Readonly<
  Record<keyof typeof transactionErrors, readonly [LatchkeyError, OutcomeAfterFailure]>
> = {
  TransactionsUnsupportedError: [new transactionErrors.TransactionsUnsupportedError('bip122'), 'refused'],
  AmountShownWronglyError: [new transactionErrors.AmountShownWronglyError(), 'refused'],
  WalletRequestWaitingError: [new transactionErrors.WalletRequestWaitingError(), 'refused'],
  TargetChangedError: [new transactionErrors.TargetChangedError(), 'refused'],
  TransactionUnknownError: [new transactionErrors.TransactionUnknownError(), 'unknown'],
}

test.each(Object.entries(ofTransactions))(
  'outcome after failure: %s of transactions',
  (_name, [error, outcome]) => {
    expect(outcomeAfterFailure(error)).toBe(outcome)
  },
)

class OtherError extends LatchkeyError {
  constructor(readonly code: string) {
    super('Something')
  }
}

test.each<[string, OutcomeAfterFailure, unknown]>([
  ['another network than the wallet’s', 'refused', new ChainMismatchError('eip155:1', 'eip155:10')],
  ['an account that was not granted', 'refused', new AccountNotGrantedError('0x1')],
  ['a network that is not configured', 'refused', new NetworkNotFoundError('eip155:1')],
  ['a mistake in the options', 'refused', new ConfigurationError('SOMETHING')],
  ['a view that was left before it asked', 'refused', new ViewDismissedError('Send')],
  ['a page without secure random values', 'refused', new InsecureContextError()],
  ['a wallet that grants no permissions', 'refused', new SmartSessionsUnsupportedError()],
  ['a silent wallet while it switches', 'refused', createWalletError('WALLET_SILENT', { phase: 'switch' })],
  ['a lost wallet while it connects', 'refused', createWalletError('DISCONNECTED', { phase: 'connect' })],
  ['a declined switch', 'declined', createWalletError('USER_REJECTED', { phase: 'switch' })],
  ['a request that was called off', 'unknown', new RequestAbortedError('eth_sendTransaction')],
  ['an aborted signal', 'unknown', new DOMException('x', 'AbortError')],
  ['a request of which nobody says what became', 'unknown', new OtherError('REQUEST_OUTCOME_UNKNOWN')],
  ['a request that no step took, or one took twice', 'unknown', new OtherError('RPC_UNHANDLED')],
  ['a code that nobody knows', 'unknown', new OtherError('NEW_CODE')],
  ['an error that is none of ours', 'unknown', new TypeError('x')],
  ['a text that looks like a code', 'unknown', 'USER_REJECTED'],
  ['undefined', 'unknown', undefined],
])('outcome after failure: %s is %s', (_, outcome, error) => {
  expect(outcomeAfterFailure(error)).toBe(outcome)
})

test('outcome after failure: causes in a circle, and one that throws when read, are unknown', () => {
  const circle = new Error('a')
  circle.cause = new Error('b', { cause: circle })
  expect(outcomeAfterFailure(circle)).toBe('unknown')
  const hostile = Object.defineProperty({}, 'cause', {
    get() {
      throw new Error('no')
    },
  })
  expect(outcomeAfterFailure(hostile)).toBe('unknown')
})
