import { namespaceOf } from '@latchkey/session/caip'
import {
  type ChainAdapter,
  type NetworkId,
  type SentTransaction,
  sessionContract,
  type TransactionObserver,
  type TransactionOutcome,
  type Transactions,
} from '@latchkey/session/contract'
import type { TrackedTransaction, TransactionResult, TransactionsContext } from '../contract'
import { transactionHash } from '../transaction-end'
import { compareContents, joinContents } from './compare'

/** After this time the other networks are searched once, because the wallet may have sent it there. */
const SEARCH_ELSEWHERE_MS = 45_000
/** Several reads, because a node may confirm a transaction before it can be read. */
const READS = 3
const READ_AGAIN_MS = 2_000

/** What the network says of an undecided transaction, to be stored with it. */
export type Progress = Pick<TrackedTransaction, 'sent' | 'isDropped'>

export interface Decider {
  /** Reads once. `undefined` while the chain has not decided. Rejects when the network cannot be read. */
  read(signal: AbortSignal): Promise<TransactionResult | undefined>
}

interface Place {
  readonly transactions: Transactions
  readonly adapter: ChainAdapter
  readonly sent: SentTransaction
  readonly observe: TransactionObserver
}

/** Follows one transaction, one read at a time, also over its replacement and to another network. */
export function createDecider(
  ctx: TransactionsContext,
  entry: TrackedTransaction,
  onProgress: (progress: Progress) => void,
): Decider {
  let place: Place | undefined
  let repriced: TransactionOutcome | undefined
  let isSeen = entry.sent.seen !== undefined
  let isDropped = entry.isDropped === true
  let hasSearchedElsewhere = false

  const begin = async (): Promise<Place> => {
    const adapter = ctx.use(sessionContract).adapter(namespaceOf(entry.sent.networkId))
    const transactions = (await adapter?.capabilities())?.transactions
    if (!adapter || !transactions) throw new Error('No adapter reads this network.')
    return { adapter, transactions, sent: entry.sent, observe: await transactions.observe(entry.sent) }
  }

  const decide = async (
    { transactions, sent }: Place,
    outcome: TransactionOutcome,
    signal: AbortSignal,
  ): Promise<TransactionResult> => {
    const result = await compareWithChain(ctx, transactions, { ...entry, sent }, outcome, signal)
    if (sent.networkId === entry.sent.networkId) return result
    return { ...result, differences: ['network', ...(result.differences ?? [])], foundOn: sent.networkId }
  }

  const searchElsewhere = async (from: Place, signal: AbortSignal): Promise<void> => {
    const isDue = !isSeen && ctx.clock.now() - entry.sentAtMs >= SEARCH_ELSEWHERE_MS
    if (hasSearchedElsewhere || !isDue) return
    hasSearchedElsewhere = true
    const networkId = await findElsewhere(ctx, from, signal)
    if (networkId === undefined) return
    const sent = { ...from.sent, networkId }
    place = { ...from, sent, observe: await from.transactions.observe(sent) }
  }

  const read: Decider['read'] = async (signal) => {
    place ??= await begin()
    const here = place
    const status = await here.observe(signal)
    signal.throwIfAborted()
    switch (status.status) {
      case 'pending': {
        if (status.seen) isSeen = true
        if (status.seen || isDropped) {
          isDropped = false
          onProgress({ sent: status.seen ? { ...here.sent, seen: status.seen } : entry.sent })
        }
        await searchElsewhere(here, signal)
        return undefined
      }
      case 'dropped':
        if (!isDropped) onProgress({ sent: entry.sent, isDropped: true })
        isDropped = true
        return undefined
      case 'replaced': {
        if (status.reason !== 'repriced' || status.id === undefined) return decide(here, status, signal)
        // Also waits for a replacement that does the same.
        repriced = status
        const { seen: _original, ...rest } = here.sent
        const observe = await here.transactions.observe({ ...rest, id: status.id })
        place = { ...here, observe }
        // In the next round, because a node may name replacements without end.
        return undefined
      }
      default: {
        const outcome = repriced && status.status === 'confirmed' ? repriced : status
        return decide(here, outcome, signal)
      }
    }
  }
  return { read }
}

/** An unreadable network counts as not having the transaction. */
async function findElsewhere(
  ctx: TransactionsContext,
  { adapter: { networks, namespace }, transactions, sent }: Place,
  signal: AbortSignal,
): Promise<NetworkId | undefined> {
  if (sent.type === 'batch') return undefined
  const configured = ctx.read(sessionContract).networks.filter((network) => network.namespace === namespace)
  const ids = new Set([...configured, ...networks].map(({ id }) => id))
  for (const networkId of ids) {
    if (networkId === sent.networkId) continue
    const read = transactions.read?.({ ...sent, networkId }, signal)
    const found = await read?.catch(() => undefined)
    signal.throwIfAborted()
    if (found) return networkId
  }
  return undefined
}

/** Compares confirmed transactions. Cancelled and replaced ones differ anyway, as their reason says. */
async function compareWithChain(
  ctx: TransactionsContext,
  transactions: Transactions,
  { sent, requests }: TrackedTransaction,
  outcome: TransactionOutcome,
  signal: AbortSignal,
): Promise<TransactionResult> {
  if (outcome.status === 'expired') return { outcome }
  // What the failed transaction did is not what the batch did.
  if (outcome.status === 'reverted' && outcome.isPartial) return { outcome }
  if (outcome.status === 'replaced' && outcome.reason !== 'repriced') return { outcome }
  const id = transactionHash({ sent, result: { outcome } })
  if (id === undefined) return { outcome }
  const ids = (outcome.status === 'confirmed' ? outcome.ids : undefined) ?? [id]
  for (let left = READS; left > 0; left -= 1) {
    const parts = await Promise.all(
      ids.map((one) =>
        transactions.read?.({ ...sent, type: 'transaction', id: one }, signal).catch(() => undefined),
      ),
    )
    signal.throwIfAborted()
    const read = parts.filter((one) => one !== undefined)
    const found = read.length === ids.length ? joinContents(sent, read) : undefined
    const compared = found && compareContents(sent, requests, found)
    if (compared) return { outcome, ...compared }
    // A node that has no receipt yet cannot tell what arrived.
    if (found && !found.arrived) break
    if (left > 1) await ctx.clock.wait(READ_AGAIN_MS, signal)
  }
  return { outcome }
}
