import type { TrackedTransaction } from '../contract'
import type { TransactionsContext } from '../transactions-context'
import { mergeEntries } from './entries'
import { formatStored, parseStored, type StoredState } from './stored-entries'
import { isAlive, joinUnanswered } from './stored-unanswered'

const KEY = 'entries'

/** The transactions and the unanswered requests, in the state and in storage. */
export interface KeptEntries {
  /** Resolves when the entries of earlier visits are in the state. Never rejects. */
  readonly restored: Promise<void>
  /** Changes the state. Resolves when it is stored; failing storage is reported. */
  change(next: (entries: readonly TrackedTransaction[]) => readonly TrackedTransaction[]): Promise<void>
  /** Stores what was changed in the state. Never rejects. */
  store(): Promise<void>
}

/**
 * Keeps both lists during the run. When another tab writes at the same time, its lists are joined and written
 * again, so that no transaction is lost whichever tab writes last.
 */
export function keepEntries(ctx: TransactionsContext): KeptEntries {
  const { state, storage, signal } = ctx
  let last: Promise<void> = Promise.resolve()
  /** The ids of the unanswered requests that were stored when the storage was read or written last. */
  let base: ReadonlySet<string> = new Set()
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch((error: unknown) => ctx.logger.warn('Storage failed.', { error }))
    return last
  }
  const here = (): StoredState => {
    const { entries, unanswered = [] } = state.get()
    return { entries, unanswered }
  }
  /** Joins what is stored with the state. An invalid value is overwritten. */
  const read = async (): Promise<string | undefined> => {
    const text = await storage.get(KEY)
    if (text === undefined || signal.aborted) return text
    const stored = parseStored(text)
    if (!stored) {
      ctx.logger.warn('Dropped a stored value that is not ours or is damaged.')
      return text
    }
    const { entries, unanswered } = here()
    const joined = joinUnanswered(unanswered, stored.unanswered, base)
    const next = {
      entries: mergeEntries(entries, stored.entries),
      unanswered: joined.filter((one) => isAlive(one, ctx.clock.now())),
    }
    base = new Set(stored.unanswered.map(({ id }) => id))
    if (formatStored(next) !== formatStored({ entries, unanswered })) state.assign(next)
    return text
  }
  const write = async (text: string | undefined): Promise<void> => {
    const { entries, unanswered } = here()
    const next = entries.length + unanswered.length > 0 ? formatStored({ entries, unanswered }) : undefined
    // control: unwritten-request-forgotten
    if (next !== text) await (next === undefined ? storage.remove(KEY) : storage.set(KEY, next))
    // What could not be written is not missed later.
    base = new Set(unanswered.map(({ id }) => id))
  }
  const sync = async (): Promise<void> => {
    const text = await read()
    if (!signal.aborted) await write(text)
  }
  const stop = storage.onChange((key, value) => {
    if (key === KEY && value !== undefined) void inOrder(sync)
  })
  signal.addEventListener('abort', stop, { once: true })
  return {
    restored: inOrder(sync),
    store: () => inOrder(sync),
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
