import { anySignal } from '@latchkey/kernel/async'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import type { TrackedTransaction, TransactionResult, TransactionsContext } from '../contract'
import { notifyOutcome } from '../notices'
import { keyOf } from '../tracked-entry'
import { createDecider } from './create-decider'
import { isUndecided, mergeEntries, readEntries } from './entries'
import type { KeptEntries } from './keep-entries'
import type { Rounds } from './read-in-rounds'

/**
 * Follows the undecided transactions of a run until the chain has decided, however long that takes, and tells what it has decided.
 * @param kept the transactions
 * @param rounds in which they are read
 * @param isQuiet whether nobody is to get a notice of this transaction
 * @param isShown whether a view shows it
 */
export function followEntries(
  ctx: TransactionsContext,
  kept: KeptEntries,
  rounds: Rounds,
  isQuiet: (entry: TrackedTransaction) => boolean,
  isShown: (entry: TrackedTransaction) => boolean,
): void {
  const { signal } = ctx
  /** What reads each transaction, and for whom. Kept until the outcome is in the state, so that none is read twice. */
  const readings = new Map<string, { readonly stop: () => void; readonly isOfPage: boolean }>()
  /** Those whose outcome was told, because another tab may report the same. */
  const told = new Map<string, boolean>()

  const replace = (next: TrackedTransaction): void =>
    void kept.change((entries) =>
      entries.map((entry) => (keyOf(entry) === keyOf(next) && isUndecided(entry) ? next : entry)),
    )

  const follow = (entry: TrackedTransaction): void => {
    const end = new AbortController()
    const either = anySignal([signal, end.signal])
    const { isDropped: _, ...rest } = entry
    const decider = createDecider(ctx, entry, (progress) => replace({ ...rest, ...progress }))
    const remove = rounds.add({
      ageMs: () => ctx.clock.now() - entry.sentAtMs,
      async read() {
        const result = await decider.read(either)
        if (!result || either.aborted) return
        remove()
        await finish(rest, result)
      },
    })
    const stop = (): void => {
      remove()
      end.abort()
    }
    readings.set(keyOf(entry), { stop, isOfPage: entry.isOfPage === true })
  }

  const finish = async (entry: TrackedTransaction, result: TransactionResult): Promise<void> => {
    const next = { ...entry, result, doneAtMs: ctx.clock.now() }
    let isNews = false
    await kept.change((entries) => {
      const merged = mergeEntries(entries, [next])
      isNews = merged.includes(next)
      return merged
    })
    if (isNews && !isQuiet(entry)) notifyOutcome(ctx, entry, result)
  }

  const tell = (entry: TrackedTransaction): void => {
    const { sent, result } = entry
    const wasTold = told.get(keyOf(entry))
    told.set(keyOf(entry), result !== undefined)
    if (!result || wasTold !== false) return
    readings.get(keyOf(entry))?.stop()
    const networkId = result.foundOn ?? sent.networkId
    // Never rejects. Without the plugin there is nothing to refresh.
    void ctx.use(portfolioContract)?.refresh(accountKey({ networkId, account: { address: sent.from } }))
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
    for (const entry of entries) tell(entry)
    const wanted = readEntries(entries).filter(isReadable)
    const byKey = new Map(wanted.map((entry) => [keyOf(entry), entry]))
    for (const [key, { stop, isOfPage }] of readings) {
      const entry = byKey.get(key)
      // The page's is compared with nothing. Once a feature has claimed it, it is read anew, for the feature.
      const isSame = (entry?.isOfPage === true) === isOfPage
      if (entry && isSame) continue
      stop()
      readings.delete(key)
    }
    for (const entry of wanted) if (!readings.has(keyOf(entry))) follow(entry)
  }

  ctx.spawn(async () => {
    await kept.restored
    if (signal.aborted) return
    for (const entry of ctx.state.get().entries) told.set(keyOf(entry), !isUndecided(entry))
    update()
    ctx.state.subscribe(update)
    ctx.watch(sessionContract, ({ networks }) => networks, update)
    ctx.watch(sessionContract, ({ connections }) => connections, update)
  })
  ctx.watch(sessionContract, sessionStatus, (status) => {
    // Decided transactions are deleted when the last wallet is disconnected. Undecided ones may still fail.
    if (status !== 'disconnected') return
    void kept.change((entries) => entries.filter((entry) => isUndecided(entry) || isShown(entry)))
  })
}
