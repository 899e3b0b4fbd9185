import type { Plugin } from './plugin'
import type { KeyValueStorage } from './ports/key-value-storage'
import type { Logger } from './ports/logger'
import type { Scope } from './scope'
import type { OwnedSlice } from './store/create-slice'
import type { Kept } from './store/persistence'

export type PluginStatus = 'ready' | 'failed' | 'skipped'

/** A run: the time between `start` and `stop`. */
export interface Run {
  readonly abort: AbortController
  readonly scope: Scope
  restored: Promise<void>
}

/** The kernel's record of one plugin. */
export interface PluginRecord {
  readonly plugin: Plugin
  readonly id: string
  /** Undone when the latchkey is disposed or the plugin fails. */
  readonly scope: Scope
  readonly slice: OwnedSlice<object>
  /** Storage with the plugin's own versioned key prefix. */
  readonly storage: KeyValueStorage
  readonly logger: Logger
  /** What `hydrateFrom` gives a plugin that parses its state, as if it was stored. */
  hydrated?: unknown
  readonly kept: Kept<object>
  status: PluginStatus
  error?: unknown
  api: object
  context: object
  run?: Run | undefined
}
