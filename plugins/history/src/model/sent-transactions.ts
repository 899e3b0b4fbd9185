import type { Ages } from '@latchkey/kernel/queries'
import { decimalAmount } from '@latchkey/portfolio/contract'
import { isSameAddress } from '@latchkey/session/caip'
import type { ActiveTarget, NetworkId, TransactionOutcome } from '@latchkey/session/contract'
import type { TrackedTransaction } from '@latchkey/transactions/contract'
import { transactionHash } from '@latchkey/transactions/transaction-end'
import { coinMark } from '@latchkey/ui-primitives/network-marks'
import type { HistoryTransaction, HistoryTransfer } from '../contract'

/** How long the service may take to list a transaction that is known to be on the network. */
const LAG_MS = 600_000

/** Transactions that were sent on this page and that the service does not list yet. */
export interface SentTransactions {
  /** Newest first. */
  readonly pending: readonly HistoryTransaction[]
  /** Those with a known outcome, newest first. */
  readonly done: readonly HistoryTransaction[]
}

/**
 * @param listed the ids and hashes in the service's list
 * @param hasService without a service all sent transactions are listed
 */
export function unlistedTransactions(
  entries: readonly TrackedTransaction[],
  target: ActiveTarget,
  listed: ReadonlySet<string>,
  { hasService, ages }: { readonly hasService: boolean; readonly ages: Pick<Ages, 'of'> },
): SentTransactions {
  const rows = ownOf(entries, target).map((entry) => ({ entry, row: toTransaction(entry) }))
  const unlisted = rows.filter(({ row }) => row.hash === undefined || !listed.has(row.hash.toLowerCase()))
  // Since the end, not since it was sent: one that was mined late would be missing until the service lists it.
  const isRecent = ({ sent, sentAtMs, doneAtMs = sentAtMs }: TrackedTransaction): boolean => {
    if (!hasService) return true
    const ageMs = ages.of(sent.id, doneAtMs)
    // The end of an earlier visit may lie ahead of a clock that was set back since; far ahead it would be listed for long.
    return ageMs > -LAG_MS && ageMs < LAG_MS
  }
  return {
    pending: unlisted.filter(({ entry }) => !entry.result).map(({ row }) => row),
    done: unlisted.filter(({ entry }) => isOnChain(entry) && isRecent(entry)).map(({ row }) => row),
  }
}

/** The entries of an account on its network. */
const ownOf = (
  entries: readonly TrackedTransaction[],
  { namespace, networkId, account }: ActiveTarget,
): readonly TrackedTransaction[] =>
  entries.filter(
    ({ sent, result }) =>
      (result?.foundOn ?? sent.networkId) === networkId &&
      isSameAddress(namespace, sent.from, account.address),
  )

/**
 * Who got what was sent on this page, by hash in lower case: the service may not say it. Only once the chain was compared with
 * the request, because a wallet may have sent it to somebody else.
 */
export function sentReceivers(
  entries: readonly TrackedTransaction[],
  target: ActiveTarget,
): ReadonlyMap<string, string> {
  return new Map(
    ownOf(entries, target).flatMap((entry) => {
      const { type, hash, to } = toTransaction(entry)
      return entry.result && type === 'send' && hash !== undefined && to !== undefined
        ? [[hash.toLowerCase(), to]]
        : []
    }),
  )
}

/** A transaction that was replaced by a different one, or never included, is not on the chain. */
function isOnChain({ result }: TrackedTransaction): boolean {
  if (!result) return false
  const { outcome } = result
  if (outcome.status === 'replaced') return outcome.reason === 'repriced'
  return outcome.status !== 'expired'
}

function toTransaction({
  sent,
  sentAtMs,
  requests,
  result,
  ...shown
}: TrackedTransaction): HistoryTransaction {
  const { outcome } = result ?? {}
  const hash = transactionHash({ sent, result })
  const status = statusOf(outcome)
  // If the chain has something else than requested, or could not be compared with it, neither amount nor receiver
  // is shown. The explorer has both.
  const isDifferent =
    status === 'partial' ||
    (result?.differences?.some((part) => part !== 'network') ?? status === 'confirmed')
  const { to } = shown
  return {
    id: `sent ${sent.id}`,
    ...(hash === undefined ? {} : { hash }),
    type: isDifferent ? 'execute' : typeOf(requests, shown.kind),
    status,
    minedAtMs: sentAtMs,
    from: sent.from,
    ...(to === undefined || isDifferent ? {} : { to }),
    transfers: isDifferent ? [] : transfersOf(shown, paysCoin(requests) ? sent.networkId : undefined),
  }
}

function statusOf(outcome: TransactionOutcome | undefined): HistoryTransaction['status'] {
  if (!outcome) return 'pending'
  if (outcome.status !== 'reverted') return 'confirmed'
  return outcome.isPartial ? 'partial' : 'failed'
}

/** The service's name of the operation, so that the row keeps its title once the service lists it. */
function typeOf(requests: TrackedTransaction['requests'], kind: TrackedTransaction['kind']): string {
  if (kind === 'swap') return 'trade'
  return requests.length > 0 && requests.every(({ type }) => type === 'transfer') ? 'send' : 'execute'
}

/** Whether the network's own coin is paid: a token that has its symbol is not it. */
const paysCoin = (requests: TrackedTransaction['requests']): boolean =>
  requests.length > 0 &&
  requests.every((one) =>
    one.type === 'transfer'
      ? one.tokenAddress === undefined
      : one.type === 'call' && one.amount !== undefined && one.amount !== '0',
  )

/** @param coinOf the network whose own coin it is */
function transfersOf(
  { amount, decimals, symbol }: Pick<TrackedTransaction, 'amount' | 'decimals' | 'symbol'>,
  coinOf: NetworkId | undefined,
): readonly HistoryTransfer[] {
  if (amount === undefined || decimals === undefined || symbol === undefined) return []
  const pictureUrl = coinOf && coinMark(coinOf, symbol)
  return [
    {
      kind: 'token',
      direction: 'out',
      name: symbol,
      symbol,
      quantity: decimalAmount({ value: amount, decimals }),
      ...(pictureUrl === undefined ? {} : { pictureUrl }),
    },
  ]
}
