import type { PaymentProgress } from '../contract'

/**
 * Whether a submitted payment may be given up for another method. Once a wallet has sent it, or the exchange has
 * reported that it was begun there, another method could pay it a second time.
 */
export function mayChooseAgain(progress: PaymentProgress): boolean {
  // control: pay-sent-given-up
  if (progress.phase !== 'at-exchange') return false
  // control: pay-begun-at-exchange-given-up
  return progress.status === 'waiting' || progress.status === 'declined'
}
