import type { KeyValueStorage, Logger } from '../ports/ports'
import type { OwnedSlice } from './slice'

export interface PersistConfig<State> {
  /**
   * A whole number, increased when the stored shape changes. A value of a later version, which another release of the page
   * has written, is neither read nor replaced: changes are then kept for the page's life only.
   */
  readonly version: number
  /** Returns the value to store. `undefined` removes the stored value. */
  readonly pick: (state: State) => object | undefined
  /**
   * How values of former versions are read: by version, a step that returns what the next version would have stored. Steps
   * follow each other up to `version`, and `parse` validates what the last returns. Without a step a value is dropped.
   *
   * @example
   * // Version 1 stored one wallet, version 2 a list.
   * migrate: { 1: async (stored) => (await import('./former-wallets')).fromOneWallet(stored) }
   */
  readonly migrate?: { readonly [version: number]: (stored: unknown) => unknown }
  /**
   * Validates a stored value. If it returns `undefined`, the value is dropped. If it throws or rejects, the value is not read, and
   * stays until the state changes.
   */
  readonly parse: (stored: unknown) => Partial<State> | undefined | Promise<Partial<State> | undefined>
  /** Loads the code that `parse` imports, at the same time as the kernel's own code. */
  readonly preload?: () => Promise<unknown>
}

/** The last known stored state. It is kept between runs, so that after a restart it is known which state is newer. */
export interface Kept<State> {
  state: State | undefined
  /** Ends the storing of the last run, which outlives the run: what was asked of a plugin may end after it. */
  end?: () => void
  /** The write or read that has not ended, which the next one waits for, also in the next run. */
  last?: Promise<unknown> | undefined
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
