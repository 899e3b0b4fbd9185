import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { type SentTransaction, sessionContract, sessionStatus } from '@latchkey/session/contract'
import type { TrackedTransaction, TransactionPurpose, TransactionResult, TransactionsApi } from './contract'
import { isPending, keyOf, limitPending, mergeEntries } from './entries'
import { followTransaction } from './follow-transaction'
import { type KeptEntries, keepEntries } from './keep-entries'
import { notifyOutcome, notifyUnwatched } from './notices'
import { estimateTransaction, sendTransaction, type WaitingRequests } from './send-transaction'
import type { TrackingContext } from './tracking-context'

const DAY_MS = 86_400_000

export interface Controller extends Pick<TransactionsApi, 'track' | 'send' | 'estimate'> {
  /** Called once per run: reads the stored transactions and follows the pending ones. */
  begin(): void
}

/**
 * The lazy part of the plugin, created once per instance.
 * @param shownIds the transactions whose outcome a view shows itself
 */
export function createController(ctx: TrackingContext, shownIds: readonly string[]): Controller {
  let current: { readonly signal: AbortSignal; readonly kept: KeptEntries } | undefined
  const begin = (): KeptEntries => {
    if (current?.signal !== ctx.signal) current = { signal: ctx.signal, kept: startRun(ctx, shownIds) }
    return current.kept
  }
  const session = ctx.use(sessionContract)
  const waiting: WaitingRequests = new Map()
  const track: Controller['track'] = (sent, purpose) =>
    begin().change((entries) => addEntry(ctx, entries, sent, purpose))
  return {
    begin: () => void begin(),
    track,
    send: (...args) =>
      sendTransaction(
        {
          session,
          track: (sent, purpose) => ctx.spawn(() => track(sent, purpose)),
          signal: ctx.signal,
          waiting,
        },
        ...args,
      ),
    estimate: (...args) => estimateTransaction(session, ...args),
  }
}

function addEntry(
  ctx: TrackingContext,
  entries: readonly TrackedTransaction[],
  sent: SentTransaction,
  purpose: TransactionPurpose,
): readonly TrackedTransaction[] {
  const added: TrackedTransaction = { ...purpose, sent, sentAtMs: ctx.clock.now() }
  if (entries.some((entry) => keyOf(entry) === keyOf(added))) return entries
  const limited = limitPending([added, ...entries])
  if (limited.length <= entries.length) notifyUnwatched(ctx)
  return limited
}

function startRun(ctx: TrackingContext, shownIds: readonly string[]): KeptEntries {
  const { signal } = ctx
  const kept = keepEntries(ctx)
  /** The followers of transactions. Kept after the end, so that none is followed twice. */
  const followers = new Map<string, AbortController>()
  /** The last announced outcomes, because another tab may report the same. */
  const announced = new Map<string, string>()

  const follow = (entry: TrackedTransaction): void => {
    const end = new AbortController()
    followers.set(keyOf(entry), end)
    ctx.spawn(async () => {
      const onSeen = (sent: SentTransaction): void =>
        void kept.change((entries) => mergeEntries(entries, [{ ...entry, sent }]))
      const either = AbortSignal.any([signal, end.signal])
      try {
        await finish(entry, await followTransaction(ctx, entry, { signal: either, onSeen }))
      } catch (error) {
        if (!either.aborted) throw error
      }
    })
  }

  const finish = async (entry: TrackedTransaction, result: TransactionResult): Promise<void> => {
    const next = { ...entry, result, doneAtMs: ctx.clock.now() }
    let isNews = false
    await kept.change((entries) => {
      const merged = mergeEntries(entries, [next])
      isNews = merged.includes(next)
      return merged
    })
    if (isNews && !shownIds.includes(entry.sent.id)) notifyOutcome(ctx, entry, result)
  }

  const announce = (entry: TrackedTransaction): void => {
    const { sent, result } = entry
    const before = announced.get(keyOf(entry))
    const status = result?.outcome.status ?? 'pending'
    announced.set(keyOf(entry), status)
    if (!result || before === undefined || before === status) return
    followers.get(keyOf(entry))?.abort()
    const networkId = result.foundOn ?? sent.networkId
    // Never rejects. Without the plugin there is nothing to refresh.
    void ctx.tryUse(portfolioContract)?.refresh(accountKey({ networkId, account: { address: sent.from } }))
    ctx.events.emit('transactions:done', { sent, ...result })
  }

  /** Only the wallet knows the outcome of a batch; that of a transaction is read from the network. */
  const isReadable = ({ sent }: TrackedTransaction): boolean => {
    const { networks, connections } = ctx.read(sessionContract)
    const isConnected = connections[sent.connectionId]?.status === 'connected'
    return networks.some(({ id }) => id === sent.networkId) && (sent.type === 'transaction' || isConnected)
  }

  const update = (): void => {
    const { entries } = ctx.state.get()
    for (const entry of entries) announce(entry)
    const readable = entries.filter(isReadable)
    const keys = new Set(readable.map(keyOf))
    for (const [key, follower] of followers) {
      if (keys.has(key)) continue
      follower.abort()
      followers.delete(key)
    }
    for (const entry of readable) if (isPending(entry) && !followers.has(keyOf(entry))) follow(entry)
  }

  ctx.spawn(async () => {
    await kept.restored
    if (signal.aborted) return
    for (const entry of ctx.state.get().entries) {
      const isOld = ctx.clock.now() - entry.sentAtMs > DAY_MS
      const { outcome } = entry.result ?? {}
      announced.set(keyOf(entry), outcome?.status ?? 'pending')
      if (outcome?.status === 'timed-out' && !outcome.reason && !isOld) follow(entry)
      // It was not followed, because its network is not configured or its wallet not connected.
      if (isOld && isPending(entry)) void finish(entry, { outcome: { status: 'timed-out' } })
    }
    update()
    const stops = [
      ctx.state.subscribe(update),
      ctx.watch(sessionContract, ({ networks }) => networks, update),
      ctx.watch(sessionContract, ({ connections }) => connections, update),
    ]
    signal.addEventListener('abort', () => stops.forEach((stop) => void stop()), { once: true })
  })
  ctx.watch(sessionContract, sessionStatus, (status) => {
    // Finished transactions are deleted when the last wallet is disconnected. Pending ones may still fail.
    if (status === 'disconnected') void kept.change((entries) => entries.filter(isPending))
  })
  return kept
}
