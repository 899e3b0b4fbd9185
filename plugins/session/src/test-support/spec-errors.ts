import { isLatchkeyError, type LatchkeyError } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { HttpStatusError } from '@latchkey/kernel/web'
import { ChainRpcError } from '../../../../adapter-kit/src/errors'
import { isRetryable } from '../../../../adapter-kit/src/json-rpc'
import { sessionContract } from '../contract'
import { session } from '../plugin'
import { described, inPackage, maps, never, type SpecError, says, shownAs } from './spec-error'

/** Returns the error that is thrown for a namespace without a chain adapter. */
export function missingChainAdapter(): LatchkeyError {
  const { latchkey } = createTestLatchkey({ plugins: [session()] })
  try {
    latchkey.get(sessionContract).removeNetwork('solana:x')
  } catch (error) {
    if (isLatchkeyError(error)) return error
  }
  throw new Error('Removing a network without an adapter went through.')
}

function isRepeated(): boolean {
  const statuses = [403, 408, 413, 429, 500, 502, 503, 504]
  return (
    [-1, -32005].every((code) => isRetryable(new ChainRpcError(code, '', undefined))) &&
    statuses.every((status) => isRetryable(new HttpStatusError(status, undefined))) &&
    !isRetryable(new ChainRpcError(3, '', undefined)) &&
    !isRetryable(new HttpStatusError(404, undefined))
  )
}

const number = (code: number, ours: string, sentence: string): SpecError =>
  maps(`code ${code}`, ours, sentence, { code, message: 'as the wallet wrote it' })

/** All entries of the error catalogue, in its order. */
export const specErrors: readonly SpecError[] = [
  inPackage('portfolio', 'Token Balance Unavailable', 'BALANCE_UNAVAILABLE', {
    shown: ['portfolio.balance-unavailable', 'account.balance-failed'],
  }),
  inPackage('swaps', 'Network not supported for Gas Price', 'SWAP_GAS_PRICE'),
  inPackage('swaps', 'Network not supported for Swaps', 'SWAP_UNSUPPORTED'),
  says('Failed to disconnect', 'DISCONNECT_FAILED'),
  shownAs('Failed to disconnect, on the account screen', 'account.disconnect-failed', 'Failed to disconnect'),
  says('Failed to disconnect chain', 'DISCONNECT_CHAIN_FAILED'),
  says('Failed to disconnect chains', 'DISCONNECT_CHAINS_FAILED'),
  never(
    'Onramp options fetch failure: defaults',
    'onramp() offers its defaults then, as its api.test.ts says',
  ),
  never(
    'Onramp quote failure: placeholder quote',
    'onramp() shows the amount alone then, as its api.test.ts says',
  ),
  inPackage('siwx', 'A problem occurred while trying initialize authentication', 'SIWX_INIT_FAILED'),
  inPackage('siwx', 'Signature declined', 'SIWX_DECLINED'),
  inPackage('siwx', 'This application might not support Smart Accounts', 'SIWX_SMART_ACCOUNT'),
  inPackage('siwx', 'SIWX is not enabled', 'SIWX_DISABLED'),
  inPackage('siwx', 'No ActiveCaipAddress found', 'SIWX_NO_ACCOUNT'),
  says('Chain is not supported', 'SWITCH_CHAIN_FAILED'),
  inPackage('transactions', 'Unsupported chain', 'TRANSACTIONS_UNSUPPORTED'),
  inPackage('names', 'Unsupported chain, for names', 'NAMES_UNSUPPORTED', { sentence: 'Unsupported chain' }),
  says('Network not found', 'NETWORK_NOT_FOUND'),
  never(
    'Address or auth connector not found',
    'a name is registered for whatever account is connected, with any wallet; without one the view says to connect',
  ),
  says('Chain adapter not found', 'CHAIN_ADAPTER_NOT_FOUND'),
  never(
    'NetworkController client not set',
    'A plugin has its session from its first day: a missing one is MISSING_PLUGIN when the latchkey is made.',
  ),
  never(
    'ConnectionController client not set',
    'A plugin has its session from its first day: a missing one is MISSING_PLUGIN when the latchkey is made.',
  ),
  described('a missing wallet-connect connector', 'WALLET_NOT_FOUND', 'This wallet wasn’t found'),
  inPackage('names', 'Error resolving name', 'NAME_RESOLVE_FAILED'),
  never(
    'Error resolving name, in the form that sends',
    '`send.name-failed` says the same and what to do: enter the address instead',
  ),
  inPackage('names', 'Error fetching name suggestions', 'NAME_SUGGESTIONS_FAILED', {
    shown: ['names.suggestions-failed'],
  }),
  inPackage('names', 'Error fetching names for address', 'NAMES_OF_ADDRESS_FAILED', {
    shown: ['names.own-failed'],
  }),
  inPackage('names', 'Error registering name', 'NAME_REGISTRATION_FAILED', { shown: ['names.failed'] }),
  ...['Transaction not found', 'receipt not found', 'timed out waiting for confirmation'].map((text) =>
    never(text, 'a transaction that is not found in time stays undecided, and `transactions.wait` says so'),
  ),
  shownAs('Failed to fetch transactions', 'history.failed'),
  inPackage('embedded-wallet', 'An error occurred', 'FRAME_REFUSED', { shown: ['email.failed'] }),
  never(
    'Something went wrong',
    'whether an aborted request was signed is unknown, not failed: REQUEST_OUTCOME_UNKNOWN says where to look',
  ),
  says('Request was aborted', 'REQUEST_ABORTED'),
  inPackage('embedded-wallet', 'Unable to load email login dependency', 'FRAME_LOAD_FAILED', {
    shown: ['email.load-failed'],
  }),
  never(
    'Unable to load email login dependency, after a social login',
    'the sentence is about email: `socials.load-failed` says that the login could not be loaded',
  ),
  inPackage('embedded-wallet', 'alert: iframe_load_failed', 'FRAME_LOAD_FAILED', {
    sentence: 'Unable to load email login dependency',
  }),
  inPackage('embedded-wallet', 'alert: iframe_request_timeout', 'FRAME_REQUEST_TIMEOUT', {
    sentence: 'Your wallet didn’t answer in time',
  }),
  described('alert: switch-network-not-found', 'NETWORK_NOT_FOUND', 'Network not found'),
  // The embedded wallet's frame checks this too; the plugin `cloud` compares the same list before the frame is opened.
  shownAs('alert: unverified_domain', 'cloud.invalid-app-configuration', 'Invalid app configuration'),
  inPackage('embedded-wallet', 'unverified_domain, in the login', 'FRAME_PAGE_NOT_ALLOWED', {
    sentence: 'This site isn’t set up for this login',
  }),
  inPackage('socials', 'a Telegram social login failure', 'SOCIAL_LOGIN_REFUSED', {
    sentence: 'The provider refused the login',
  }),
  inPackage('cloud', 'alert: project id not configured', 'PROJECT_ID_MISSING', {
    sentence: 'Project ID not configured',
    shown: ['cloud.project-id-missing'],
  }),
  shownAs('alert: invalid app configuration', 'cloud.invalid-app-configuration', 'Invalid app configuration'),
  // The alert has the title above; this is reported to the developer beside it.
  inPackage('cloud', 'alert: origin not on allowlist', 'ORIGIN_NOT_ALLOWED', {
    sentence: 'Origin not found on allowlist',
  }),
  says('HTTP status code: {status}', 'HTTP_STATUS'),
  maps('execution reverted', 'EXECUTION_REVERTED', 'The contract refused this', {
    code: -32000,
    message: 'execution reverted',
  }),
  maps('fee cap too high', 'FEE_CAP_TOO_HIGH', 'The maximum fee is too high', {
    message: 'max fee per gas higher than 2^256-1',
  }),
  maps('fee cap too low', 'FEE_CAP_TOO_LOW', 'The maximum fee is too low right now', {
    message: 'max fee per gas less than block base fee',
  }),
  maps('nonce too high', 'NONCE_TOO_HIGH', 'An earlier transaction of this account is missing', {
    message: 'nonce too high',
  }),
  maps('nonce too low', 'NONCE_TOO_LOW', 'This transaction was already sent', { message: 'nonce too low' }),
  maps('nonce max', 'NONCE_MAX', 'This account can’t send any more transactions', {
    message: 'nonce has max value',
  }),
  maps('insufficient funds', 'INSUFFICIENT_FUNDS', 'Not enough in your account', {
    message: 'insufficient funds for gas * price + value',
  }),
  maps('gas too high', 'GAS_TOO_HIGH', 'This is too much for the network at once', {
    message: 'intrinsic gas too high',
  }),
  maps('gas too low', 'GAS_TOO_LOW', 'The gas limit is too low', { message: 'intrinsic gas too low' }),
  maps(
    'transaction type not supported',
    'TRANSACTION_TYPE_UNSUPPORTED',
    'This network doesn’t support this kind of transaction',
    {
      message: 'transaction type not supported',
    },
  ),
  maps('tip above fee cap', 'TIP_ABOVE_FEE_CAP', 'The tip is higher than the maximum fee', {
    message: 'max priority fee per gas higher than max fee per gas',
  }),
  number(-32700, 'PARSE_ERROR', 'Your wallet couldn’t read this request'),
  number(-32600, 'INVALID_REQUEST', 'Your wallet couldn’t read this request'),
  number(-32601, 'METHOD_NOT_FOUND', 'Your wallet doesn’t know this request'),
  number(-32602, 'INVALID_PARAMS', 'Your wallet couldn’t read this request'),
  number(-32603, 'RPC_INTERNAL', 'Something went wrong in your wallet'),
  number(-32000, 'INVALID_INPUT', 'The network didn’t accept this'),
  number(-32001, 'RESOURCE_NOT_FOUND', 'Not found'),
  number(-32002, 'REQUEST_PENDING', 'Your wallet is already waiting for an answer'),
  number(-32003, 'TRANSACTION_REJECTED', 'The network refused the transaction'),
  number(-32004, 'METHOD_NOT_SUPPORTED', 'Your wallet or the network can’t do this'),
  number(-32005, 'LIMIT_EXCEEDED', 'Too many requests at once'),
  number(-32006, 'JSON_RPC_VERSION_UNSUPPORTED', 'Your wallet uses an unknown version'),
  number(4001, 'USER_REJECTED', 'You declined in your wallet'),
  number(4100, 'UNAUTHORIZED', 'Your wallet doesn’t let this site do that'),
  number(4200, 'UNSUPPORTED_METHOD', 'Your wallet can’t do this'),
  number(4900, 'DISCONNECTED', 'Your wallet isn’t connected'),
  number(4901, 'CHAIN_DISCONNECTED', 'Your wallet can’t reach this network'),
  number(4902, 'SWITCH_CHAIN_FAILED', 'Chain is not supported'),
  number(5700, 'UNSUPPORTED_CAPABILITY', 'Your wallet can’t do this'),
  number(5710, 'UNSUPPORTED_CALLS_CHAIN', 'Your wallet can’t do this on this network'),
  number(5720, 'DUPLICATE_CALLS_ID', 'This was already sent to your wallet'),
  number(5730, 'UNKNOWN_CALLS_ID', 'Your wallet doesn’t know this request'),
  number(5740, 'TOO_MANY_CALLS', 'This is too much for your wallet at once'),
  number(5750, 'ATOMIC_UPGRADE_REJECTED', 'You declined the account upgrade'),
  number(5760, 'ATOMIC_UNSUPPORTED', 'Your wallet can’t do these steps together'),
  {
    text: 'retry on code -1, limit exceeded, and HTTP 403, 408, 413, 429, 500, 502, 503, 504',
    fate: { kind: 'rule', holds: isRepeated },
  },
]
