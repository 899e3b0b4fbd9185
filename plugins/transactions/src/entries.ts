import type { TrackedTransaction } from './contract'

/** Limit of followed transactions, because each is read every few seconds. */
const MAX_PENDING = 99
const MAX_DONE = 20

/** Includes the network, because two networks may have the same id. */
export const keyOf = ({ sent }: Pick<TrackedTransaction, 'sent'>): string =>
  `${sent.networkId} ${sent.type} ${sent.id}`

export const isPending = ({ result }: TrackedTransaction): boolean => result === undefined

/**
 * Joins both lists: of each transaction the entry with the most knowledge, newest first, within the limits.
 */
export function mergeEntries(
  here: readonly TrackedTransaction[],
  others: readonly TrackedTransaction[],
): readonly TrackedTransaction[] {
  const byKey = new Map(here.map((entry) => [keyOf(entry), entry]))
  for (const entry of others) {
    const known = byKey.get(keyOf(entry))
    if (!known || knowledge(entry) > knowledge(known)) byKey.set(keyOf(entry), entry)
  }
  const all = [...byKey.values()].sort((one, other) => other.sentAtMs - one.sentAtMs)
  const done = all.filter((entry) => !isPending(entry)).slice(0, MAX_DONE)
  return limitPending(all.filter((entry) => isPending(entry) || done.includes(entry)))
}

/** Drops the oldest pending entries above the limit. */
export function limitPending(entries: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  const dropped = entries.filter(isPending).slice(MAX_PENDING)
  return entries.filter((entry) => !dropped.includes(entry))
}

/** A timed-out transaction may get another outcome later; other outcomes are final. */
function knowledge({ sent, result }: TrackedTransaction): number {
  if (!result) return sent.seen ? 1 : 0
  return result.outcome.status === 'timed-out' ? 2 : 3
}
