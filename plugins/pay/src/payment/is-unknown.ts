import type { PaymentProgress } from '../contract'

/** Whether a wallet was asked and has not said whether it has sent the payment. No answer will follow. */
export function isUnknown(progress: PaymentProgress): boolean {
  return progress.phase === 'asking' && progress.isUnknown === true
}
