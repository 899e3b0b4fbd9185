import { lazy } from '../lazy'
import { quietly } from '../router/view-registry'
import type { Scope } from '../scope'
import { type Persistence, STORED_STATE_KEY } from './persistence'
import { ownValue } from './slice'

const persistCode = () => import('./persist-slice')

/**
 * Stores a slice as `persistSlice` does. Resolves when the stored value is in the slice. The code that reads and writes is
 * loaded only when there is a stored value, or with the first change in this or another tab.
 */
export async function persistSliceLazily<State extends object>(
  parts: Persistence<State>,
  scope: Scope,
): Promise<void> {
  const { slice, kept, hydrated, persist, storage, logger } = parts
  const pick = (state: State): string => JSON.stringify(persist.pick(state), ownValue)
  const isChanged = (): boolean => pick(slice.get()) !== pick(slice.initial())
  const persistence = lazy(async () => (await persistCode()).persistSlice(parts))
  // After a failure the next change loads the code again.
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
  // If reading fails, the code is loaded, which reports the failure.
  const stored = (async () => storage.get(STORED_STATE_KEY))().catch(() => '')
  if (kept.state || hydrated !== undefined || isChanged() || (await stored) !== undefined) {
    // In the same round as the kernel's own code. Where this fails, `parse` tries again, and its failure counts.
    if (persist.preload) quietly(persist.preload())
    await begin()
  }
}
