import { isLatchkeyError } from '@latchkey/kernel'

/** The user rejected, has to do something in the wallet first, or a code has expired. */
const notFailures: ReadonlySet<string> = new Set([
  'USER_REJECTED',
  'ATOMIC_UPGRADE_REJECTED',
  'REQUEST_PENDING',
  'WALLET_LOCKED',
  'PAIRING_EXPIRED',
  'SIWX_DECLINED',
])

/**
 * Whether something went wrong, by the error's `code`. False where the user rejected (EIP-1193's 4001), the wallet is locked
 * or has an unanswered request already (-32002), or the code of a pairing has expired: nothing is broken then, and a
 * view offers to try again without the signs of a failure.
 */
export function isFailure(error: unknown): boolean {
  return !(isLatchkeyError(error) && notFailures.has(error.code))
}
