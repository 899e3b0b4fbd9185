import type { SentTransaction, TransactionOutcome } from '@latchkey/session/contract'

interface Sent {
  readonly sent: SentTransaction
}

/** Includes the network, because two networks may have the same id, and the wallet where that has named a batch. */
export const keyOf = ({ sent: { networkId, type, id, connectionId } }: Sent): string =>
  `${networkId} ${type} ${id}${type === 'batch' ? ` ${connectionId}` : ''}`

/** The entry of a sent transaction. */
export function entryOf<Entry extends Sent>(
  { entries }: { readonly entries: readonly Entry[] },
  sent: SentTransaction,
): Entry | undefined {
  const key = keyOf({ sent })
  return entries.find((entry) => keyOf(entry) === key)
}

interface SentWithResult {
  readonly sent: Pick<SentTransaction, 'type' | 'id'>
  readonly result?: { readonly outcome: TransactionOutcome } | undefined
}

/**
 * The hash under which the chain has a transaction. A replacement has another one than the wallet returned, and for a batch
 * the wallet returns an id that no chain or explorer knows.
 * @returns `undefined` for a batch whose wallet has named no transaction
 */
export function transactionHash({ sent, result }: SentWithResult): string | undefined {
  const { outcome } = result ?? {}
  const named = outcome && 'id' in outcome ? outcome.id : undefined
  return named ?? (sent.type === 'transaction' ? sent.id : undefined)
}
