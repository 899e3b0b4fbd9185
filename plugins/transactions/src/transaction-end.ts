import type { SentTransaction } from '@latchkey/session/contract'
import type { TransactionResult, TransactionsState } from './contract'
import { keyOf } from './entries'

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

/** The result of a sent transaction; `undefined` while it is pending. */
export function resultOf(
  { entries }: TransactionsState,
  sent: SentTransaction,
): TransactionResult | undefined {
  const key = keyOf({ sent })
  return entries.find((entry) => keyOf(entry) === key)?.result
}

interface SentWithResult {
  readonly sent: Pick<SentTransaction, 'type' | 'id'>
  readonly result?: Pick<TransactionResult, 'outcome'> | undefined
}

/**
 * The hash under which the chain has a transaction. A replacement has another one than the wallet returned, and for a batch
 * the wallet returns an id that no chain or explorer knows.
 * @returns `undefined` for a batch whose wallet has named no transaction
 */
export function transactionHash({ sent, result }: SentWithResult): string | undefined {
  const { outcome } = result ?? {}
  const named = outcome && 'id' in outcome ? outcome.id : undefined
  // control: batch-id-taken-for-a-hash
  return named ?? (sent.type === 'transaction' ? sent.id : undefined)
}
