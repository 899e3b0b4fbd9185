import type { TransactionResult } from '@latchkey/pending-transactions/contract'

/** The end of a sent swap, as the chain has it. `unread`: confirmed, but not compared with what was asked. */
export type SwapEnd =
  | 'pending'
  | 'confirmed'
  | 'unread'
  | 'reverted'
  | 'cancelled'
  | 'replaced'
  | 'timed-out'
  | 'different'

export function swapEnd(result: TransactionResult | undefined): SwapEnd {
  if (!result) return 'pending'
  const { outcome, differences } = result
  if (differences && differences.length > 0 && outcome.status !== 'reverted') return 'different'
  if (outcome.status === 'reverted' || outcome.status === 'timed-out') return outcome.status
  if (outcome.status === 'replaced' && outcome.reason !== 'repriced') return outcome.reason
  // Wallets may return any hash, so a transaction that was not compared proves no swap.
  // control: unread-told-as-swapped
  if (!differences) return 'unread'
  return 'confirmed'
}
