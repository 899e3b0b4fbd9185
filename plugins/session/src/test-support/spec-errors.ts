import { isLatchkeyError, type LatchkeyError } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { HttpStatusError } from '@latchkey/kernel/web'
import { ChainRpcError } from '../adapter-kit/errors'
import { isRetryable } from '../adapter-kit/retry-policy'
import { sessionContract } from '../contract'
import { session } from '../plugin'

/** How one entry of the error catalogue is covered. */
export type Fate =
  /** The kernel or session throws it. `sentence`: with exactly this text. `thrown`: when a wallet has thrown this value. */
  | { readonly kind: 'here'; readonly code: string; readonly sentence: boolean; readonly thrown?: object }
  /** Another package of this repository throws or displays it. */
  | { readonly kind: 'elsewhere'; readonly plugin: string; readonly code: string }
  /** The entry is a rule, not an error. */
  | { readonly kind: 'rule'; readonly holds: () => boolean }
  /** The error cannot occur, or is not shown. */
  | { readonly kind: 'never'; readonly because: string }

export interface SpecError {
  /** The text of the error, or a short description if the catalogue has no text for it. */
  readonly text: string
  readonly fate: Fate
}

const says = (text: string, code: string): SpecError => ({
  text,
  fate: { kind: 'here', code, sentence: true },
})
const named = (text: string, code: string): SpecError => ({
  text,
  fate: { kind: 'here', code, sentence: false },
})
const inPackage = (plugin: string, text: string, code: string): SpecError => ({
  text,
  fate: { kind: 'elsewhere', plugin, code },
})
const maps = (text: string, code: string, thrown: object): SpecError => ({
  text,
  fate: { kind: 'here', code, sentence: false, thrown },
})
const never = (text: string, because: string): SpecError => ({ text, fate: { kind: 'never', because } })

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

const number = (code: number, ours: string): SpecError =>
  maps(`code ${code}`, ours, { code, message: 'as the wallet wrote it' })

/** All entries of the error catalogue, in its order. */
export const specErrors: readonly SpecError[] = [
  inPackage('portfolio', 'Token Balance Unavailable', 'BALANCE_UNAVAILABLE'),
  inPackage('swaps', 'Network not supported for Gas Price', 'SWAP_GAS_PRICE'),
  inPackage('swaps', 'Network not supported for Swaps', 'SWAP_UNSUPPORTED'),
  says('Failed to disconnect', 'DISCONNECT_FAILED'),
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
  says('Network not found', 'NETWORK_NOT_FOUND'),
  inPackage('names', 'Address or auth connector not found', 'NAMES_UNSUPPORTED'),
  says('Chain adapter not found', 'CHAIN_ADAPTER_NOT_FOUND'),
  never(
    'NetworkController client not set',
    'A plugin has its session from its first day: a missing one is MISSING_PLUGIN when the latchkey is made.',
  ),
  never(
    'ConnectionController client not set',
    'A plugin has its session from its first day: a missing one is MISSING_PLUGIN when the latchkey is made.',
  ),
  named('a missing wallet-connect connector', 'WALLET_NOT_FOUND'),
  inPackage('names', 'Error resolving name', 'NAME_RESOLVE_FAILED'),
  inPackage('names', 'Error fetching name suggestions', 'NAME_SUGGESTIONS_FAILED'),
  inPackage('names', 'Error fetching names for address', 'NAMES_OF_ADDRESS_FAILED'),
  inPackage('names', 'Error registering name', 'NAME_REGISTRATION_FAILED'),
  ...['Transaction not found', 'receipt not found', 'timed out waiting for confirmation'].map((text) =>
    never(text, 'a transaction that is not found in time stays undecided, and `transactions.wait` says so'),
  ),
  never(
    'Failed to fetch transactions',
    'a text of history(), on the screen and in a notice: `history.failed`',
  ),
  inPackage('embedded-wallet', 'An error occurred', 'FRAME_REFUSED'),
  inPackage('embedded-wallet', 'Something went wrong', 'REQUEST_OUTCOME_UNKNOWN'),
  says('Request was aborted', 'REQUEST_ABORTED'),
  inPackage('embedded-wallet', 'Unable to load email login dependency', 'FRAME_LOAD_FAILED'),
  inPackage('embedded-wallet', 'alert: iframe_load_failed', 'FRAME_LOAD_FAILED'),
  inPackage('embedded-wallet', 'alert: iframe_request_timeout', 'FRAME_REQUEST_TIMEOUT'),
  named('alert: switch-network-not-found', 'NETWORK_NOT_FOUND'),
  // The embedded wallet's frame checks this too; the plugin `cloud` compares the same list before the frame is opened.
  inPackage('cloud', 'alert: unverified_domain', 'ORIGIN_NOT_ALLOWED'),
  inPackage('socials', 'a Telegram social login failure', 'SOCIAL_LOGIN_REFUSED'),
  inPackage('cloud', 'alert: project id not configured', 'PROJECT_ID_MISSING'),
  // Only the title of an alert, whose text is that of ORIGIN_NOT_ALLOWED.
  inPackage('cloud', 'alert: invalid app configuration', 'ORIGIN_NOT_ALLOWED'),
  inPackage('cloud', 'alert: origin not on allowlist', 'ORIGIN_NOT_ALLOWED'),
  says('HTTP status code: {status}', 'HTTP_STATUS'),
  maps('execution reverted', 'EXECUTION_REVERTED', { code: -32000, message: 'execution reverted' }),
  maps('fee cap too high', 'FEE_CAP_TOO_HIGH', { message: 'max fee per gas higher than 2^256-1' }),
  maps('fee cap too low', 'FEE_CAP_TOO_LOW', { message: 'max fee per gas less than block base fee' }),
  maps('nonce too high', 'NONCE_TOO_HIGH', { message: 'nonce too high' }),
  maps('nonce too low', 'NONCE_TOO_LOW', { message: 'nonce too low' }),
  maps('nonce max', 'NONCE_MAX', { message: 'nonce has max value' }),
  maps('insufficient funds', 'INSUFFICIENT_FUNDS', { message: 'insufficient funds for gas * price + value' }),
  maps('gas too high', 'GAS_TOO_HIGH', { message: 'intrinsic gas too high' }),
  maps('gas too low', 'GAS_TOO_LOW', { message: 'intrinsic gas too low' }),
  maps('transaction type not supported', 'TRANSACTION_TYPE_UNSUPPORTED', {
    message: 'transaction type not supported',
  }),
  maps('tip above fee cap', 'TIP_ABOVE_FEE_CAP', {
    message: 'max priority fee per gas higher than max fee per gas',
  }),
  number(-32700, 'PARSE_ERROR'),
  number(-32600, 'INVALID_REQUEST'),
  number(-32601, 'METHOD_NOT_FOUND'),
  number(-32602, 'INVALID_PARAMS'),
  number(-32603, 'RPC_INTERNAL'),
  number(-32000, 'INVALID_INPUT'),
  number(-32001, 'RESOURCE_NOT_FOUND'),
  number(-32002, 'REQUEST_PENDING'),
  number(-32003, 'TRANSACTION_REJECTED'),
  number(-32004, 'METHOD_NOT_SUPPORTED'),
  number(-32005, 'LIMIT_EXCEEDED'),
  number(-32006, 'JSON_RPC_VERSION_UNSUPPORTED'),
  number(4001, 'USER_REJECTED'),
  number(4100, 'UNAUTHORIZED'),
  number(4200, 'UNSUPPORTED_METHOD'),
  number(4900, 'DISCONNECTED'),
  number(4901, 'CHAIN_DISCONNECTED'),
  number(4902, 'SWITCH_CHAIN_FAILED'),
  number(5700, 'UNSUPPORTED_CAPABILITY'),
  number(5710, 'UNSUPPORTED_CALLS_CHAIN'),
  number(5720, 'DUPLICATE_CALLS_ID'),
  number(5730, 'UNKNOWN_CALLS_ID'),
  number(5740, 'TOO_MANY_CALLS'),
  number(5750, 'ATOMIC_UPGRADE_REJECTED'),
  number(5760, 'ATOMIC_UNSUPPORTED'),
  {
    text: 'retry on code -1, limit exceeded, and HTTP 403, 408, 413, 429, 500, 502, 503, 504',
    fate: { kind: 'rule', holds: isRepeated },
  },
]
