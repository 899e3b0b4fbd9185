import type { TrackedTransaction, TransactionsContext, UnansweredRequest } from '../contract'
import { mergeEntries } from './entries'
import { formatStored, isOfLaterVersion, parseStored, type StoredState } from './stored-entries'
import { inOrderAsked } from './stored-unanswered'

const KEY = 'entries'

/** The transactions and the unanswered requests, in the state and in storage. */
export interface KeptEntries {
  /** Resolves when the entries of earlier visits are in the state. Never rejects. */
  readonly restored: Promise<void>
  /** Changes the state. Resolves when it is stored; failing storage is reported. */
  change(next: (entries: readonly TrackedTransaction[]) => readonly TrackedTransaction[]): Promise<void>
  /** Stores what was changed in the state. Never rejects. */
  store(): Promise<void>
  /** Takes an unanswered request of another page out of the state and the storage. Never rejects. */
  forget(id: string): Promise<void>
}

/** Which requests are of this page. No other page says how these stand. */
export interface OwnRequests {
  /** Whether one is unanswered here. */
  isOpen(id: string): boolean
  /** Whether one was, and is no longer. */
  isOver(id: string): boolean
}

/**
 * Keeps both lists during the run. When another tab writes at the same time, its transactions are joined and written
 * again, so that none is lost whichever tab writes last. Of an unanswered request its own page alone says whether it still is, and
 * what is equal is written alike, so that no two tabs write against each other.
 */
export function keepEntries(ctx: TransactionsContext, own: OwnRequests): KeptEntries {
  const { state, storage, signal } = ctx
  let last: Promise<void> = Promise.resolve()
  let isToldOfLater = false
  /** The requests of other pages, as they were stored when the storage was read last. */
  let elsewhere: readonly UnansweredRequest[] = []
  /** Those that this page has taken out. Their own page may store them again, which is not undone. */
  const forgotten = new Set<string>()
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch((error: unknown) => ctx.logger.warn('Storage failed.', { error }))
    return last
  }
  const ownRequests = (): readonly UnansweredRequest[] =>
    (state.get().unanswered ?? []).filter(({ id }) => own.isOpen(id))
  const show = (entries: readonly TrackedTransaction[]): void => {
    const others = elsewhere.filter(({ id }) => !forgotten.has(id))
    const next: StoredState = { entries, unanswered: inOrderAsked([...others, ...ownRequests()]) }
    const { entries: before, unanswered = [] } = state.get()
    if (JSON.stringify(next) !== JSON.stringify({ entries: before, unanswered })) state.assign(next)
  }
  /** Joins what is stored with the state. An invalid value is overwritten, one of a later version is left alone. */
  const read = async (): Promise<string | undefined> => {
    const text = await storage.get(KEY)
    if (signal.aborted) return text
    const stored = text === undefined ? { entries: [], unanswered: [] } : parseStored(text)
    if (!stored) {
      const isLater = isOfLaterVersion(text)
      if (!isLater) ctx.logger.warn('Dropped a stored value that is not ours or is damaged.')
      else if (!isToldOfLater)
        ctx.logger.warn('A later version has stored a value, which is left alone. Nothing is stored.')
      isToldOfLater ||= isLater
      return text
    }
    elsewhere = stored.unanswered.filter(({ id }) => !own.isOpen(id) && !own.isOver(id))
    // Where both know the same, what is stored counts, so that two tabs agree.
    show(mergeEntries(stored.entries, state.get().entries))
    return text
  }
  const write = async (text: string | undefined): Promise<void> => {
    if (isOfLaterVersion(text)) return
    const { entries } = state.get()
    const unanswered = inOrderAsked([...elsewhere, ...ownRequests()])
    const next = entries.length + unanswered.length > 0 ? formatStored({ entries, unanswered }) : undefined
    if (next !== text) await (next === undefined ? storage.remove(KEY) : storage.set(KEY, next))
  }
  const sync = async (): Promise<void> => {
    const text = await read()
    if (!signal.aborted) await write(text)
  }
  const stop = storage.onChange((key, value) => {
    if (key !== KEY) return
    // What another tab has deleted as a whole is not written again for transactions that it knew.
    const work = async (): Promise<void> => {
      const text = await read()
      if (!signal.aborted && (value !== undefined || ownRequests().length > 0)) await write(text)
    }
    void inOrder(work)
  })
  signal.addEventListener('abort', stop, { once: true })
  return {
    restored: inOrder(sync),
    store: () => inOrder(sync),
    forget(id) {
      forgotten.add(id)
      show(state.get().entries)
      return inOrder(async () => {
        const text = await read()
        elsewhere = elsewhere.filter((one) => one.id !== id)
        if (!signal.aborted) await write(text)
      })
    },
    change: (next) =>
      inOrder(async () => {
        // A storage that cannot be read loses no transaction of this page.
        const stored = await read().catch((error: unknown) => {
          ctx.logger.warn('Storage failed.', { error })
        })
        state.assign({ entries: next(state.get().entries) })
        await write(stored ?? undefined)
      }),
  }
}
