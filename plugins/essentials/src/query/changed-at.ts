import type { NetworkId } from '@latchkey/session/contract'
import type { TrackedTransaction, TransactionsState } from '@latchkey/transactions/contract'

/**
 * When the chain has last decided a transaction that may change a read, in epoch milliseconds; 0 if none. Such a transaction
 * names an address that the read's key names too: its sender, a contract, or a receiver.
 * @param hash the read's key as JSON
 */
export function changedAtMs(
  state: TransactionsState | undefined,
  networkId: NetworkId,
  hash: string,
): number {
  const text = hash.toLowerCase()
  const times = (state?.entries ?? []).map((entry) =>
    networkOf(entry) === networkId && mayChange(entry, text) ? (entry.doneAtMs ?? 0) : 0,
  )
  return Math.max(0, ...times)
}

const networkOf = ({ result, sent }: TrackedTransaction): NetworkId => result?.foundOn ?? sent.networkId

function mayChange({ sent, requests }: TrackedTransaction, text: string): boolean {
  const called = requests.flatMap((one) =>
    one.type === 'serialized'
      ? []
      : [one.to, one.type === 'transfer' && one.tokenAddress !== undefined ? one.tokenAddress : one.to],
  )
  const seen = sent.seen?.to === undefined ? [] : [sent.seen.to]
  // What the page has sent by its own client, or as a serialized transaction, may have called anything.
  if (called.length + seen.length === 0) return true
  // Encoded arguments have no prefix.
  return [sent.from, ...called, ...seen].some((one) => text.includes(one.toLowerCase().replace(/^0x/, '')))
}
