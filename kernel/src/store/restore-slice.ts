import { loadActionCode } from '../chunks/load-chunks'
import { lazy } from '../lazy'
import { quietly } from '../router/view-registry'
import type { Scope } from '../scope'
import { type Persistence, STORED_STATE_KEY } from './persistence'

/**
 * Resolves once what was kept is in the slice. A user of whom nothing is kept, and for whom nothing changes, does
 * not pay for the code that reads and writes: it is fetched when there is something to read, or a first change here or
 * in another tab.
 */
export async function restoreSlice<State extends object>(
  parts: Persistence<State>,
  scope: Scope,
): Promise<void> {
  const { slice, kept, hydrated, persist, storage, logger } = parts
  const pick = (state: State): string => JSON.stringify(persist.pick(state))
  const isChanged = (): boolean => pick(slice.get()) !== pick(slice.initial())
  const persistence = lazy(async () => (await loadActionCode()).persistSlice(parts))
  // The next change tries again.
  const begin = (): Promise<void> =>
    persistence().catch((error: unknown) => logger.warn('Storage failed.', { error }))
  scope.own(
    slice.subscribe(() => {
      if (isChanged()) void begin()
    }),
  )
  scope.own(
    storage.onChange((key, value) => {
      if (key === STORED_STATE_KEY && value !== undefined) void begin()
    }),
  )
  // Where reading fails, the code that is then fetched reports it.
  const stored = (async () => storage.get(STORED_STATE_KEY))().catch(() => '')
  if (kept.state || hydrated !== undefined || isChanged() || (await stored) !== undefined) {
    // In the same round as the kernel's own code. Where this fails, `parse` tries again, and its failure counts.
    if (persist.preload) quietly(persist.preload())
    await begin()
  }
}
