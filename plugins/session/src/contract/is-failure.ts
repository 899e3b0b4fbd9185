import { isLatchkeyError } from '@latchkey/kernel'

/** Codes of errors where nothing is broken: the user rejected or has to act in the wallet, or a pairing code expired. */
const notFailures: ReadonlySet<string> = new Set([
  'USER_REJECTED',
  'ATOMIC_UPGRADE_REJECTED',
  'REQUEST_PENDING',
  'WALLET_LOCKED',
  'PAIRING_EXPIRED',
  'SIWX_DECLINED',
])

/**
 * Whether an error is a failure, by its `code`. False if the user rejected (EIP-1193 code 4001), if the wallet is locked or
 * already has a pending request (-32002), and if a pairing code has expired. A view then offers to try again without
 * showing a failure.
 */
export function isFailure(error: unknown): boolean {
  return !(isLatchkeyError(error) && notFailures.has(error.code))
}
