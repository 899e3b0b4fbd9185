import type { TrackedTransaction } from '../contract'
import type { TransactionsContext } from '../transactions-context'
import { mergeEntries } from './entries'
import { formatEntries, parseEntries } from './stored-entries'

const KEY = 'entries'

/** The list of transactions in the state and in storage. */
export interface KeptEntries {
  /** Resolves when the entries of earlier visits are in the state. Never rejects. */
  readonly restored: Promise<void>
  /** Changes the state. Resolves when it is stored; failing storage is reported. */
  change(next: (entries: readonly TrackedTransaction[]) => readonly TrackedTransaction[]): Promise<void>
}

/**
 * Keeps the list during the run. When another tab writes at the same time, both lists are joined and written
 * again, so that no transaction is lost whichever tab writes last.
 */
export function keepEntries(ctx: TransactionsContext): KeptEntries {
  const { state, storage, signal } = ctx
  let last: Promise<void> = Promise.resolve()
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch((error: unknown) => ctx.logger.warn('Storage failed.', { error }))
    return last
  }
  /** Joins the stored list with the state. An invalid value is overwritten. */
  const read = async (): Promise<string | undefined> => {
    const text = await storage.get(KEY)
    const stored = text === undefined ? [] : parseEntries(text)
    if (!stored) ctx.logger.warn('Dropped a stored value that is not ours or is damaged.')
    if (signal.aborted || !stored?.length) return text
    const { entries } = state.get()
    const merged = mergeEntries(entries, stored)
    if (formatEntries(merged) !== formatEntries(entries)) state.assign({ entries: merged })
    return text
  }
  const write = async (text: string | undefined): Promise<void> => {
    const { entries } = state.get()
    const next = entries.length > 0 ? formatEntries(entries) : undefined
    if (next === text) return
    await (next === undefined ? storage.remove(KEY) : storage.set(KEY, next))
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
