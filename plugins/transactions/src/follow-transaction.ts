import { namespaceOf } from '@latchkey/session/caip'
import {
  type ChainAdapter,
  type NetworkId,
  type SentTransaction,
  sessionContract,
  type TransactionOutcome,
  type Transactions,
} from '@latchkey/session/contract'
import { findDifferences } from './compare'
import type { TrackedTransaction, TransactionResult } from './contract'
import type { TrackingContext } from './tracking-context'
import { transactionHash } from './transaction-end'

/** The same time as `Transactions.wait` for a new transaction. */
const WAIT_MS = 180_000
/** After a reload the remaining time is waited, but at least this. */
const MIN_WAIT_MS = 30_000
/** After this time the other networks are searched, because the wallet may have sent it there. */
const LOOK_ELSEWHERE_MS = 45_000
/** Several reads, because a node may confirm a transaction before it can be read. */
const READS = 3
const READ_AGAIN_MS = 2_000

/** Resolves with the outcome. Rejects if the signal aborts or the chain's code cannot be loaded. */
export async function followTransaction(
  ctx: TrackingContext,
  entry: TrackedTransaction,
  { signal, onSeen }: Required<Omit<WaitFor, 'timeoutMs'>>,
): Promise<TransactionResult> {
  let { sent } = entry
  const note = (seen: SentTransaction): void => {
    sent = seen
    onSeen(seen)
  }
  const namespace = namespaceOf(sent.networkId)
  const adapter = ctx.use(sessionContract).adapter(namespace)
  const transactions = (await adapter?.capabilities())?.transactions
  if (!adapter || !transactions) return { outcome: { status: 'timed-out' } }
  const timeoutMs = Math.max(WAIT_MS - (ctx.clock.now() - entry.sentAtMs), MIN_WAIT_MS)
  const own = await waitForEnd(transactions, sent, {
    signal,
    onSeen: note,
    timeoutMs: Math.min(timeoutMs, LOOK_ELSEWHERE_MS),
  })
  if (own.status !== 'timed-out' || own.reason) return compareWithChain(ctx, transactions, entry, own, signal)
  const foundOn = await findElsewhere(ctx, adapter, transactions, sent, signal)
  const found = foundOn === undefined ? sent : { ...sent, networkId: foundOn }
  const outcome = await waitForEnd(transactions, found, {
    signal,
    ...(foundOn === undefined && { onSeen: note }),
    timeoutMs: Math.max(timeoutMs - LOOK_ELSEWHERE_MS, 1),
  })
  const result = await compareWithChain(ctx, transactions, { ...entry, sent: found }, outcome, signal)
  if (foundOn === undefined) return result
  return { ...result, differences: ['network', ...(result.differences ?? [])], foundOn }
}

interface WaitFor {
  readonly signal: AbortSignal
  readonly timeoutMs: number
  /** Called with what the network has of it, to store it. */
  readonly onSeen?: (sent: SentTransaction) => void
}

/** Also waits for a replacement that does the same. */
async function waitForEnd(
  transactions: Transactions,
  sent: SentTransaction,
  options: WaitFor,
): Promise<TransactionOutcome> {
  const outcome = await transactions.wait(sent, options)
  if (outcome.status !== 'replaced' || outcome.reason !== 'repriced' || outcome.id === undefined)
    return outcome
  const { seen: _original, ...rest } = sent
  const { signal, timeoutMs } = options
  const next = await transactions.wait({ ...rest, id: outcome.id }, { signal, timeoutMs })
  // control: replaced-told-as-confirmed
  return next.status === 'confirmed' || next.status === 'timed-out' ? outcome : next
}

/** An unreadable network counts as not having the transaction. */
async function findElsewhere(
  ctx: TrackingContext,
  { networks, namespace }: ChainAdapter,
  transactions: Transactions,
  sent: SentTransaction,
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
  ctx: TrackingContext,
  transactions: Transactions,
  { sent, requests }: TrackedTransaction,
  outcome: TransactionOutcome,
  signal: AbortSignal,
): Promise<TransactionResult> {
  if (outcome.status === 'timed-out') return { outcome }
  if (outcome.status === 'replaced' && outcome.reason !== 'repriced') return { outcome }
  const id = transactionHash({ sent, result: { outcome } })
  if (id === undefined) return { outcome }
  for (let left = READS; left > 0; left -= 1) {
    const reading = transactions.read?.({ ...sent, type: 'transaction', id }, signal)
    const found = await reading?.catch(() => undefined)
    signal.throwIfAborted()
    const differences = found && findDifferences(sent, requests, found)
    if (differences) return { outcome, differences }
    if (found) break
    if (left > 1) await ctx.clock.wait(READ_AGAIN_MS, signal)
  }
  return { outcome }
}
