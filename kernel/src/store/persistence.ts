import type { KeyValueStorage } from '../ports/key-value-storage'
import type { Logger } from '../ports/logger'
import type { OwnedSlice } from './create-slice'

export interface PersistConfig<State> {
  /** Raised when the stored shape changes; other versions are dropped. */
  readonly version: number
  /** What is stored; `undefined` removes the stored value. */
  readonly pick: (state: State) => object | undefined
  /** Checks what was stored. `undefined` drops it: it is never repaired. */
  readonly parse: (stored: unknown) => Partial<State> | undefined | Promise<Partial<State> | undefined>
  /** Fetches the code that `parse` imports, while the kernel fetches its own; resolves when it is there. */
  readonly preload?: () => Promise<unknown>
}

/** The state that storage holds, as far as this page knows; it outlives a run, so that a restart knows what is newer. */
export interface Kept<State> {
  state: State | undefined
}

/** A slice, and where and how it is kept during one run. */
export interface Persistence<State extends object> {
  readonly slice: Pick<OwnedSlice<State>, 'get' | 'initial' | 'update' | 'subscribe'>
  readonly kept: Kept<State>
  /** Used on a first visit in place of a stored value. */
  readonly hydrated?: string
  readonly persist: PersistConfig<State>
  readonly storage: KeyValueStorage
  readonly logger: Logger
  readonly signal: AbortSignal
}

export const STORED_STATE_KEY = 'state'
