import type { TrackedTransaction, TransactionDifference, TransactionResult } from './contract'

export { entryOf, transactionHash } from './tracked-entry'

/**
 * How a transaction stands, as the chain has it. `undecided`: pending for longer than usual. `dropped`: the network no longer knows
 * it, and it may still be sent again. `unread`: on the chain, but it could not be compared with the request. `partial`: only a part of a batch
 * was executed. `different`: the chain has something else than was requested. `arrived-less`, `not-arrived`: a transfer was called as requested, and a part of it or nothing
 * arrived. `expired`: its time on the chain is over (Solana).
 */
export type TransactionEnd =
  | 'pending'
  | 'undecided'
  | 'dropped'
  | 'confirmed'
  | 'unread'
  | 'partial'
  | 'reverted'
  | 'repriced'
  | 'cancelled'
  | 'replaced'
  | 'expired'
  | 'different'
  | 'arrived-less'
  | 'not-arrived'

/** What the chain has decided. */
export type DecidedEnd = Exclude<TransactionEnd, 'pending' | 'undecided' | 'dropped'>

/** The state of a `StatusRing` of `@latchkey/ui-primitives` for each end: what the user did in the wallet is no failure. */
export const ringStates: Readonly<Record<TransactionEnd, 'pending' | 'done' | 'stopped' | 'failed'>> = {
  pending: 'pending',
  undecided: 'pending',
  dropped: 'stopped',
  confirmed: 'done',
  repriced: 'done',
  unread: 'stopped',
  partial: 'stopped',
  cancelled: 'stopped',
  replaced: 'stopped',
  expired: 'stopped',
  reverted: 'failed',
  different: 'failed',
  'arrived-less': 'failed',
  'not-arrived': 'failed',
}

/** Whether nothing of what was requested has happened, nor can happen any more. Only then is it offered to send it again. */
export const isNothingSent = (end: TransactionEnd): boolean =>
  end === 'reverted' || end === 'cancelled' || end === 'expired'

/** Returns what the chain has decided. */
export function decidedEnd({ outcome, differences }: TransactionResult): DecidedEnd {
  if (outcome.status === 'expired') return 'expired'
  // Of a failed one it is said that nothing was moved, and it may be asked for again.
  if (outcome.status === 'reverted' && outcome.isPartial) return 'partial'
  // A token that answers `false` is told as reverted by those that read no more than its transaction.
  const arrival = differences?.length ? arrivalEnd(differences) : undefined
  if (arrival) return arrival
  if (outcome.status !== 'reverted' && differences?.length) return 'different'
  const end = outcome.status === 'replaced' ? outcome.reason : outcome.status
  // Wallets may return any hash, so a transaction that was not compared proves nothing.
  if (!differences && (end === 'confirmed' || end === 'repriced')) return 'unread'
  return end
}

/** Where nothing differs but what arrived. */
function arrivalEnd(
  differences: readonly TransactionDifference[],
): 'arrived-less' | 'not-arrived' | undefined {
  if (!differences.every((part) => part === 'arrived-less' || part === 'not-arrived')) return undefined
  return differences.includes('not-arrived') ? 'not-arrived' : 'arrived-less'
}

/** Returns how a transaction stands; `pending` for one that is not known. */
export function transactionEnd(
  entry: Pick<TrackedTransaction, 'result' | 'isDropped'> | undefined,
): Exclude<TransactionEnd, 'undecided'> {
  if (entry?.result) return decidedEnd(entry.result)
  return entry?.isDropped ? 'dropped' : 'pending'
}
