import { isLatchkeyError, type LatchkeyError } from '@latchkey/kernel'

/**
 * What is known of a transaction, batch, signature or permission after the request for it has failed.
 * - `declined`: the user said no in the wallet. Nothing was sent.
 * - `refused`: the wallet, the network or this page refused it, or the wallet was not asked. Nothing was sent.
 * - `usually-refused`: a failure that says nothing. Wallets usually refuse with it, but may have sent before they failed.
 * - `unknown`: the wallet may have sent it, or may still send it. Asking again may pay twice.
 */
export type OutcomeAfterFailure = 'declined' | 'refused' | 'usually-refused' | 'unknown'

const declinedCodes: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'USER_REJECTED',
  'ATOMIC_UPGRADE_REJECTED',
])

/** What a wallet, or a node behind it, that has looked at the request says before anything was sent. */
const refusedCodes: ReadonlySet<string> = /* @__PURE__ */ new Set([
  // The wallet
  'ATOMIC_UNSUPPORTED',
  'INVALID_PARAMS',
  'METHOD_NOT_FOUND',
  'METHOD_NOT_SUPPORTED',
  'NO_ACCOUNT',
  'REQUEST_PENDING',
  'SMART_SESSIONS_UNSUPPORTED',
  'SWITCH_CHAIN_FAILED',
  'TOO_MANY_CALLS',
  'UNAUTHORIZED',
  'UNSUPPORTED_CALLS_CHAIN',
  'UNSUPPORTED_CAPABILITY',
  'UNSUPPORTED_METHOD',
  'WALLET_LOCKED',
  // The node of the wallet
  'EXECUTION_REVERTED',
  'FEE_CAP_TOO_HIGH',
  'GAS_TOO_HIGH',
  'GAS_TOO_LOW',
  'INSUFFICIENT_FUNDS',
  'NONCE_MAX',
  'NONCE_TOO_HIGH',
  'TIP_ABOVE_FEE_CAP',
  'TRANSACTION_TYPE_UNSUPPORTED',
])

const usuallyRefusedCodes: ReadonlySet<string> = /* @__PURE__ */ new Set([
  // Also 'replacement transaction underpriced': what has its nonce may be the same transaction, sent a moment before.
  'FEE_CAP_TOO_LOW',
  'INVALID_INPUT',
  'INVALID_REQUEST',
  'JSON_RPC_VERSION_UNSUPPORTED',
  'LIMIT_EXCEEDED',
  'PARSE_ERROR',
  'RESOURCE_NOT_FOUND',
  'RPC_INTERNAL',
  'TRANSACTION_REJECTED',
  'WALLET_FAILED',
])

/**
 * What is known after a request to send has rejected: `eth_sendTransaction`, `wallet_sendCalls`,
 * `solana_signAndSendTransaction`, `Transactions.send` and `TransactionBatches.send`. Reads the error, or the first
 * `LatchkeyError` among its causes, so an error of an EIP-1193 provider or of viem says the same. Errors of pages and packages
 * say it themselves (`nothingSent`). `unknown` for every error that is not known to come before the sending, also for one that
 * is no `LatchkeyError`.
 * @example
 * try {
 *   await transactions.send(request, target)
 * } catch (error) {
 *   if (outcomeAfterFailure(error) === 'declined') showReviewAgain()
 * }
 */
export function outcomeAfterFailure(error: unknown): OutcomeAfterFailure {
  const found = findLatchkeyError(error)
  if (!found) return 'unknown'
  const { code, category, nothingSent = false } = found
  if (declinedCodes.has(code)) return 'declined'
  if (nothingSent || refusedCodes.has(code) || category === 'configuration' || isOfEarlierStep(found))
    return 'refused'
  return usuallyRefusedCodes.has(code) ? 'usually-refused' : 'unknown'
}

/** Whether the wallet failed while it connected or switched its network, so it was not asked to send. */
function isOfEarlierStep(error: LatchkeyError): boolean {
  return 'phase' in error && error.phase !== 'request'
}

/** Limits the search, because a chain of causes may be circular. */
const CAUSE_LIMIT = 100

function findLatchkeyError(error: unknown): LatchkeyError | undefined {
  try {
    let one = error
    for (let depth = 0; typeof one === 'object' && one !== null && depth < CAUSE_LIMIT; depth += 1) {
      if (isLatchkeyError(one)) return one
      one = Reflect.get(one, 'cause')
    }
  } catch {
    // Reading a property of the value throws.
  }
  return undefined
}
