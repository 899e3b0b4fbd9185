import type { KeyValueStorage, Logger } from '../ports/ports'
import type { OwnedSlice } from './slice'

export interface PersistConfig<State> {
  /** Increased when the stored shape changes. Values of other versions are dropped. */
  readonly version: number
  /** Returns the value to store. `undefined` removes the stored value. */
  readonly pick: (state: State) => object | undefined
  /** Validates a stored value. If it returns `undefined`, the value is dropped. */
  readonly parse: (stored: unknown) => Partial<State> | undefined | Promise<Partial<State> | undefined>
  /** Loads the code that `parse` imports, at the same time as the kernel's own code. */
  readonly preload?: () => Promise<unknown>
}

/** The last known stored state. It is kept between runs, so that after a restart it is known which state is newer. */
export interface Kept<State> {
  state: State | undefined
}

/** A slice, and where and how it is stored during one run. */
export interface Persistence<State extends object> {
  readonly slice: Pick<OwnedSlice<State>, 'get' | 'initial' | 'assign' | 'subscribe'>
  readonly kept: Kept<State>
  /** Used instead of a stored value on a first visit. */
  readonly hydrated?: unknown
  readonly persist: PersistConfig<State>
  readonly storage: KeyValueStorage
  readonly logger: Logger
  readonly signal: AbortSignal
}

export const STORED_STATE_KEY = 'state'
