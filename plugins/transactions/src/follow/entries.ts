import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { NetworkId, Transfer } from '@latchkey/session/contract'
import type { TrackedTransaction, TransactionsState, UnansweredRequest } from '../contract'

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

/** Whether two transfers of a network move the same amount of the same token to the same receiver. */
export function isSameTransfer(one: Transfer, other: Transfer, networkId: NetworkId): boolean {
  const isSame = (a = '', b = ''): boolean => isSameAddress(namespaceOf(networkId), a, b)
  return (
    BigInt(one.amount) === BigInt(other.amount) &&
    isSame(one.to, other.to) &&
    isSame(one.tokenAddress, other.tokenAddress)
  )
}

type Undecided = TrackedTransaction | UnansweredRequest

/** What is undecided on a network, whichever account it is of: a transaction of this browser, or a request nobody answered. */
function undecided(
  { entries, unanswered = [] }: TransactionsState,
  networkId: NetworkId,
  isSame: (one: Undecided) => boolean,
): Undecided | undefined {
  return (
    entries.find((entry) => !entry.result && entry.sent.networkId === networkId && isSame(entry)) ??
    // What is open in a wallet of this page is shown where it is asked for.
    unanswered.find((one) => !one.isOpen && one.target.networkId === networkId && isSame(one))
  )
}

/**
 * What may do the same as a transfer and is undecided, whichever account it is of: a transaction of this browser that the chain
 * has not decided, or a request of this or an earlier visit that no wallet has answered.
 * @param isOwn whether a request is one of those that are compared
 */
export function undecidedSame(
  state: TransactionsState,
  transfer: Transfer,
  networkId: NetworkId,
  isOwn: (one: UnansweredRequest) => boolean = () => false,
): Undecided | undefined {
  return undecided(
    state,
    networkId,
    (one) =>
      !('id' in one && isOwn(one)) &&
      one.requests.some(
        (request) => request.type === 'transfer' && isSameTransfer(request, transfer, networkId),
      ),
  )
}

/** What may pay the same amount of a token into a swap and is undecided, as with `undecidedSame`. Tokens are compared by symbol. */
export function undecidedSwap(
  state: TransactionsState,
  { amount, symbol }: { readonly amount: string; readonly symbol: string },
  networkId: NetworkId,
): Undecided | undefined {
  return undecided(
    state,
    networkId,
    (one) => one.kind === 'swap' && one.amount === amount && one.symbol === symbol,
  )
}
