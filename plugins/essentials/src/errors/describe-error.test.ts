import {
  ConfigurationError,
  PluginUnavailableError,
  RequestAbortedError,
  ViewDismissedError,
} from '@latchkey/kernel'
import { ChainMismatchError } from '@latchkey/session/errors'
import { toProviderError, toWalletError } from '@latchkey/session/requests'
import { TransactionUnknownError } from '@latchkey/transactions/errors'
import { expect, it, test } from 'vitest'
import { arabic } from '../languages/ar'
import { english } from '../languages/en'
import { describeError } from './describe-error'

const named = (name: string, fields: object = {}): Error =>
  Object.assign(new Error('dump'), { name, ...fields })
const hash = `0x${'ab'.repeat(32)}`

test.each<[string, unknown, string, string, string, boolean]>([
  [
    'a rejection in the wallet',
    { code: 4001, message: 'MetaMask Tx Signature: User denied.' },
    'USER_REJECTED',
    'You declined in your wallet',
    'Nothing was done. Try again if that was a mistake.',
    true,
  ],
  [
    'an upgrade that was declined',
    { code: 5750 },
    'ATOMIC_UPGRADE_REJECTED',
    'You declined the account upgrade',
    'Nothing was done. Try again if that was a mistake.',
    true,
  ],
  [
    'a closed dialog',
    new Error('outer', { cause: new ViewDismissedError('Home') }),
    'VIEW_DISMISSED',
    'The view was closed',
    'Try again if that was a mistake.',
    true,
  ],
  [
    'an aborted request',
    new RequestAbortedError('eth_call'),
    'REQUEST_ABORTED',
    'Request was aborted',
    'Check your wallet first, then try again.',
    true,
  ],
  [
    'an abort of a library',
    new DOMException('gone', 'AbortError'),
    'REQUEST_ABORTED',
    'Request was aborted',
    'Check your wallet first, then try again.',
    true,
  ],
  [
    'another network',
    toProviderError(new ChainMismatchError('0x1', 'eip155:10')),
    'CHAIN_MISMATCH',
    'This request is for another network',
    'Switch the network, then try again.',
    false,
  ],
  [
    'too little money',
    new Error('RPC', { cause: { code: -32000, message: 'insufficient funds for gas * price + value' } }),
    'INSUFFICIENT_FUNDS',
    'Not enough in your account',
    'Add funds for the amount and the network fee, then try again.',
    false,
  ],
  [
    'what may have been sent, although its request was called off',
    new TransactionUnknownError({ cause: new RequestAbortedError('eth_sendTransaction') }),
    'TRANSACTION_UNKNOWN',
    'Your wallet hasn’t said what it did',
    'Check your wallet first. It may have been sent.',
    false,
  ],
  [
    'a mistake of the page',
    new ConfigurationError('MISSING_PLUGIN', { id: 'send', needed: 'session' }),
    'MISSING_PLUGIN',
    'Something is wrong with this site',
    'Contact this site’s support.',
    false,
  ],
  [
    'a plugin that is missing',
    new PluginUnavailableError('evm', 'not installed'),
    'PLUGIN_UNAVAILABLE',
    'Something is wrong with this site',
    'Contact this site’s support.',
    false,
  ],
  [
    'anything else',
    new Error('0xdeadbeef: {"jsonrpc":"2.0"}'),
    'UNKNOWN',
    'Something went wrong',
    'Check your wallet first, then try again.',
    false,
  ],
])('describeError: %s', (_, error, code, title, hint, isRejection) => {
  expect(describeError(error)).toEqual({ code, title, hint, isRejection })
})

it('describeError: code of the page that did not load is no network of the wallet', () => {
  const url = 'https://a.example/assets/sign.js'
  expect(describeError(new TypeError(`Failed to fetch dynamically imported module: ${url}`))).toEqual({
    code: 'VIEW_LOAD',
    title: 'Couldn’t load this part',
    hint: 'Check your connection, or reload the page.',
    isRejection: false,
  })
})

const notConfirmed = {
  code: 'NOT_CONFIRMED',
  title: 'Not confirmed yet',
  hint: 'It may still go through. Check your wallet before you send again.',
  isRejection: false,
}
class OfWeb3 extends Error {
  constructor(readonly code: number) {
    super('Transaction started at 1 but was not mined within 750 seconds.')
  }
  get innerError(): unknown {
    return this.cause
  }
}
test.each<[string, unknown]>([
  ['viem, late', named('WaitForTransactionReceiptTimeoutError')],
  ['wagmi, none there', new Error('x', { cause: named('TransactionReceiptNotFoundError') })],
  ['ethers, provider', named('Error', { code: 'TIMEOUT', shortMessage: 'timeout', reason: 'timeout' })],
  ['ethers, response', named('Error', { code: 'TIMEOUT', shortMessage: 'wait for transaction timeout' })],
  ['web3, late', new OfWeb3(426)],
  ['web3, no answer', new OfWeb3(431)],
  ['web3, blocks passed', new OfWeb3(432)],
])('describeError: a receipt that does not come is not called failed: %s', (_, error) => {
  expect(describeError(error)).toEqual(notConfirmed)
})

test.each<[string, unknown]>([
  [
    'a time limit of ethers for something else',
    named('Error', { code: 'TIMEOUT', shortMessage: 'request timeout' }),
  ],
  [
    'a time limit of ethers for HTTP',
    named('Error', { code: 'TIMEOUT', shortMessage: 'timeout', operation: 'request.send' }),
  ],
  ['the status of a response', { code: 426 }],
  ['another code of web3', new OfWeb3(100)],
  ['another network error of ethers', named('Error', { code: 'NETWORK_ERROR', event: 'initial' })],
  ['a name from the prototype', named('constructor')],
])('describeError: %s has nothing to be confirmed', (_, error) => {
  expect(describeError(error).code).toBe('UNKNOWN')
})

test.each<[string, unknown, string]>([
  ['viem', named('TransactionExecutionError', { cause: named('ChainMismatchError') }), 'CHAIN_MISMATCH'],
  ['wagmi', named('ConnectorChainMismatchError'), 'CHAIN_MISMATCH'],
  ['viem, a reason that it cannot decode', named('ContractFunctionRevertedError'), 'EXECUTION_REVERTED'],
  ['wagmi, not configured', named('ChainNotConfiguredError'), 'NETWORK_NOT_FOUND'],
  ['ethers, after it was sent', named('Error', { code: 'NETWORK_ERROR', event: 'changed' }), 'NOT_CONFIRMED'],
])('describeError: what a library finds without the wallet: %s', (_, error, code) => {
  expect(describeError(error)).toMatchObject({ code, isRejection: false })
})

const anyErrors: readonly unknown[] = [
  { code: 4001 },
  new ViewDismissedError('Home'),
  new ChainMismatchError('0x1', 'eip155:1'),
  toWalletError(new Error(hash), { phase: 'request' }),
  new ConfigurationError('X'),
  new OfWeb3(426),
  new Error(hash),
  new DOMException('gone', 'AbortError'),
  undefined,
]

test.each(anyErrors)('describeError: %s has two sentences in Arabic, and none of a wallet', (error) => {
  const own = describeError(error)
  const { title, hint, ...rest } = describeError(error, arabic)
  expect({ ...own, ...rest }).toEqual(own)
  expect([title, hint]).toEqual([
    expect.stringMatching(/^\p{Script=Arabic}/u),
    expect.stringMatching(/^\p{Script=Arabic}.*\.$/u),
  ])
  expect(describeError(error, english)).toEqual(own)
  expect(`${own.title}${own.hint}`).not.toMatch(/0x|undefined|[{}]/)
})

it('describeError: takes words of the host', () => {
  const language = { locale: 'en', texts: { 'error.UNKNOWN': 'Oh no', 'recovery.USER_REJECTED': 'Fine.' } }
  expect(describeError('boom', language).title).toBe('Oh no')
  expect(describeError({ code: 4001 }, language)).toMatchObject({
    title: 'You declined in your wallet',
    hint: 'Fine.',
  })
})

it('describeError: never throws', () => {
  const fail = (): never => {
    throw new Error('no')
  }
  const hostile = new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail })
  for (const error of [hostile, new Error('x', { cause: hostile }), null, 7, Symbol('x')])
    expect(describeError(error).code).toBe('UNKNOWN')
})
