import type { TransactionResult } from './contract'

/**
 * How a transaction ended, as the chain has it. `unread`: confirmed, but it could not be compared with the request.
 * `different`: the chain has something else than was requested. `expired`: its time on the chain is over (Solana).
 */
export type TransactionEnd =
  | 'pending'
  | 'confirmed'
  | 'unread'
  | 'reverted'
  | 'repriced'
  | 'cancelled'
  | 'replaced'
  | 'timed-out'
  | 'expired'
  | 'different'

/** The state of a `StatusRing` of `@latchkey/ui-primitives` for each end. */
export const ringStates: Readonly<Record<TransactionEnd, 'pending' | 'done' | 'stopped' | 'failed'>> = {
  pending: 'pending',
  confirmed: 'done',
  repriced: 'done',
  unread: 'stopped',
  cancelled: 'stopped',
  'timed-out': 'stopped',
  expired: 'stopped',
  reverted: 'failed',
  different: 'failed',
  replaced: 'failed',
}

/** Returns the end of a transaction; `pending` without a result. */
export function transactionEnd(result: TransactionResult): Exclude<TransactionEnd, 'pending'>
export function transactionEnd(result: TransactionResult | undefined): TransactionEnd
export function transactionEnd(result: TransactionResult | undefined): TransactionEnd {
  if (!result) return 'pending'
  const { outcome, differences } = result
  if (outcome.status !== 'reverted' && differences?.length) return 'different'
  if (outcome.status === 'timed-out') return outcome.reason ?? 'timed-out'
  const end = outcome.status === 'replaced' ? outcome.reason : outcome.status
  // Wallets may return any hash, so a transaction that was not compared proves nothing.
  // control: unread-told-as-done
  if (!differences && (end === 'confirmed' || end === 'repriced')) return 'unread'
  return end
}
