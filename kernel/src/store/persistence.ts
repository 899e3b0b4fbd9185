import type { Persist } from '../plugin'
import type { Logger } from '../ports/logger'
import type { KeyValueStorage } from '../ports/storage'
import type { OwnedSlice } from './create-slice'

/** The state that storage holds, as far as this page knows; it outlives a run, so that a restart knows what is newer. */
export interface Kept<State> {
  state: State | undefined
}

/** A slice, and where and how it is kept during one run. */
export interface Persistence<State extends object> {
  readonly slice: OwnedSlice<State>
  readonly kept: Kept<State>
  /** Stands for what is stored on a first visit. */
  readonly hydrated: string | undefined
  readonly persist: Persist<State>
  readonly storage: KeyValueStorage
  readonly logger: Logger
  readonly signal: AbortSignal
}

export const STORED_STATE_KEY = 'state'
