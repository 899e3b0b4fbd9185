import { isCancellation, isLatchkeyError } from '@latchkey/kernel'

/** Codes of errors after which the wallet may have sent the transaction, or may still send it. */
const openCodes: ReadonlySet<string> = new Set([
  'REQUEST_OUTCOME_UNKNOWN',
  'REQUEST_UNDELIVERED',
  'REQUEST_EXPIRED',
  'FRAME_REQUEST_TIMEOUT',
  'WALLET_SILENT',
  'DISCONNECTED',
  // It has answered with something, but not with what it has sent.
  'INVALID_ANSWER',
  // A node or the wallet knows the transaction already.
  'NONCE_TOO_LOW',
  'DUPLICATE_CALLS_ID',
])

/**
 * Whether a wallet that was asked to send may have sent nevertheless, or may still do so. False if it refused.
 * @param run aborted when the plugin has stopped since the wallet was asked
 */
export function mayHaveBeenSent(error: unknown, run: AbortSignal): boolean {
  // The page has given the request up, not the user, who may still approve it in the wallet.
  // control: pay-stopped-taken-for-unpaid
  if (run.aborted && isCancellation(error)) return true
  return isLatchkeyError(error) && openCodes.has(error.code)
}
