import type { TrackedTransaction } from '../contract'

/** Limit of the transactions that are read. The others stay undecided. */
export const MAX_READ = 99
/** Limit of the undecided ones that are kept. */
const MAX_UNDECIDED = 140
const MAX_DONE = 20

/** Includes the network, because two networks may have the same id, and the wallet where that has named a batch. */
export const keyOf = ({
  sent: { networkId, type, id, connectionId },
}: Pick<TrackedTransaction, 'sent'>): string =>
  // control: batches-of-two-wallets-taken-for-one
  `${networkId} ${type} ${id}${type === 'batch' ? ` ${connectionId}` : ''}`

export const isUndecided = ({ result }: TrackedTransaction): boolean => result === undefined

/** The newest undecided ones, which are read. */
export const readEntries = (entries: readonly TrackedTransaction[]): readonly TrackedTransaction[] =>
  entries.filter(isUndecided).slice(0, MAX_READ)

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
  return limitEntries([...byKey.values()].sort((one, other) => other.sentAtMs - one.sentAtMs))
}

/** Drops the oldest above the limits: of the undecided ones those sent first, of the others those decided first. */
export function limitEntries(entries: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  // control: late-decision-dropped
  const decidedAtMs = ({ doneAtMs, sentAtMs }: TrackedTransaction): number => doneAtMs ?? sentAtMs
  const decided = entries.filter((entry) => !isUndecided(entry))
  const kept = new Set([
    ...entries.filter(isUndecided).slice(0, MAX_UNDECIDED),
    ...decided.sort((one, other) => decidedAtMs(other) - decidedAtMs(one)).slice(0, MAX_DONE),
  ])
  return entries.filter((entry) => kept.has(entry))
}

/**
 * What a feature knows comes before what the chain of requests does, with which nothing was compared. A result is final. Before,
 * what the network has is more than nothing.
 */
function knowledge({ sent, result, isOfPage }: TrackedTransaction): number {
  // control: page-before-the-feature
  const own = isOfPage ? 0 : 3
  if (result) return own + 2
  return own + (sent.seen ? 1 : 0)
}

/** What arrived of a single transfer; `undefined` if it is unknown, or in which unit. */
export function arrivedOf({
  result,
  decimals,
  symbol,
}: Pick<TrackedTransaction, 'result' | 'decimals' | 'symbol'>):
  | { readonly value: string; readonly decimals: number; readonly symbol: string }
  | undefined {
  const value = result?.arrived
  if (value === undefined || decimals === undefined || symbol === undefined) return undefined
  return { value, decimals, symbol }
}
