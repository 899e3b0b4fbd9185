import type { TrackedTransaction } from './contract'

/** More are not followed: each of them is read every few seconds. */
const MAX_PENDING = 99
const MAX_DONE = 20

/** Two networks may have a transaction of one id. */
export const keyOf = ({ sent }: Pick<TrackedTransaction, 'sent'>): string =>
  `${sent.networkId} ${sent.type} ${sent.id}`

export const isPending = ({ result }: TrackedTransaction): boolean => result === undefined

/** Both lists without duplicates, of each transaction what is known best, newest first, within the limits. */
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

/** Without the oldest pending ones of too many. */
export function limitPending(entries: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  const dropped = entries.filter(isPending).slice(MAX_PENDING)
  return entries.filter((entry) => !dropped.includes(entry))
}

/** A transaction that timed out may have an outcome later; any other outcome stays. */
function knowledge({ sent, result }: TrackedTransaction): number {
  if (!result) return sent.seen ? 1 : 0
  return result.outcome.status === 'timed-out' ? 2 : 3
}
