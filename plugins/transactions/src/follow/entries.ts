import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { ActiveTarget, NetworkId, TransactionRequest, Transfer } from '@latchkey/session/contract'
import type { TrackedTransaction, TransactionsState, UnansweredRequest } from '../contract'
import { keyOf } from '../tracked-entry'

/** Limit of the transactions that are read. The others stay undecided. */
export const MAX_READ = 99
/** Limit of the undecided ones that are kept. */
const MAX_UNDECIDED = 140
const MAX_DONE = 20

export const isUndecided = ({ result }: TrackedTransaction): boolean => result === undefined

/** The newest undecided ones, which are read. */
export const readEntries = (entries: readonly TrackedTransaction[]): readonly TrackedTransaction[] =>
  entries.filter(isUndecided).slice(0, MAX_READ)

/**
 * Joins both lists: of each transaction the entry with the most knowledge, that of the first list where they know the same, newest
 * first, within the limits. The order is the same in every tab.
 */
export function mergeEntries(
  first: readonly TrackedTransaction[],
  others: readonly TrackedTransaction[],
): readonly TrackedTransaction[] {
  const byKey = new Map(first.map((entry) => [keyOf(entry), entry]))
  for (const entry of others) {
    const known = byKey.get(keyOf(entry))
    if (!known || knowledge(entry) > knowledge(known)) byKey.set(keyOf(entry), entry)
  }
  const order = (one: TrackedTransaction, other: TrackedTransaction): number =>
    other.sentAtMs - one.sentAtMs || (keyOf(one) < keyOf(other) ? 1 : -1)
  return limitEntries([...byKey.values()].sort(order))
}

/** Drops the oldest above the limits: of the undecided ones those sent first, of the others those decided first. */
export function limitEntries(entries: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
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
 * what the network has is more than nothing, and so is what was requested, for which the storage may have had no room.
 */
function knowledge({ sent, result, isOfPage, requests }: TrackedTransaction): number {
  const own = isOfPage ? 0 : 8
  return own + (result ? 4 : sent.seen ? 2 : 0) + (requests.length > 0 ? 1 : 0)
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

/** The same for requests that do the same, however their addresses, amounts and calls are written. */
export const contentsOf = (requests: readonly TransactionRequest[]): string =>
  JSON.stringify(
    requests.map((one) => {
      if (one.type === 'serialized') return one.transaction
      const what = one.type === 'transfer' ? (one.tokenAddress ?? '') : one.data
      const amount = (one.amount ?? '0').replace(/^0+(?=.)/, '')
      return [one.type, one.to.toLowerCase(), amount, what.toLowerCase()]
    }),
  )

type Undecided = TrackedTransaction | UnansweredRequest

/** Where the same would be asked for. */
type Place = Pick<ActiveTarget, 'networkId'> & Partial<Pick<ActiveTarget, 'connectionId'>>

/** What is undecided on a network, whichever account it is of: a transaction of this browser, or a request nobody answered. */
function undecided(
  { entries, unanswered = [] }: TransactionsState,
  { networkId, connectionId }: Place,
  isSame: (one: Undecided) => boolean,
): Undecided | undefined {
  // What is open in this wallet is shown where it is asked for, and nothing else is asked for beside it.
  const isShown = ({ isOpen, target }: UnansweredRequest): boolean =>
    isOpen === true && target.connectionId === connectionId
  return (
    entries.find((entry) => !entry.result && entry.sent.networkId === networkId && isSame(entry)) ??
    unanswered.find((one) => !isShown(one) && one.target.networkId === networkId && isSame(one))
  )
}

/**
 * What may do the same as a transfer and is undecided, whichever account it is of: a transaction of this browser that the chain
 * has not decided, or a request of this or an earlier visit that no wallet has answered.
 * @param place where it would be sent; with its wallet, what that one has open is left out
 * @param isOwn whether a request is one of those that are compared
 */
export function undecidedSame(
  state: TransactionsState,
  transfer: Transfer,
  place: Place,
  isOwn: (one: UnansweredRequest) => boolean = () => false,
): Undecided | undefined {
  return undecided(
    state,
    place,
    (one) =>
      !('id' in one && isOwn(one)) &&
      one.requests.some(
        (request) => request.type === 'transfer' && isSameTransfer(request, transfer, place.networkId),
      ),
  )
}

/** What may pay the same amount of a token into a swap and is undecided, as with `undecidedSame`. Tokens are compared by symbol. */
export function undecidedSwap(
  state: TransactionsState,
  { amount, symbol }: { readonly amount: string; readonly symbol: string },
  place: Place,
): Undecided | undefined {
  return undecided(
    state,
    place,
    (one) => one.kind === 'swap' && one.amount === amount && one.symbol === symbol,
  )
}
