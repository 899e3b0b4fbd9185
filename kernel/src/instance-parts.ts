import type { Bus, Fail, Notify } from './events'
import type { Guards } from './extension-points/guards'
import type { Slots } from './extension-points/slots'
import type { Latchkey } from './latchkey'
import type { PluginStatus } from './observed-instance'
import type { Plugin } from './plugin'
import type { KeyValueStorage, Logger, Ports } from './ports/ports'
import type { UntypedRouter } from './router/create-router'
import type { RouterState } from './router/router'
import type { ViewRegistry } from './router/view-registry'
import type { Rpc } from './rpc/create-rpc-chain'
import type { Scope } from './scope'
import type { Kept } from './store/persistence'
import type { NotificationQueue, OwnedSlice } from './store/slice'
import type { Language } from './text/text'

/** The internal parts of one latchkey instance. Only files of the kernel use them. */
export interface InstanceParts {
  readonly instanceId: string
  readonly ports: Ports
  readonly notifications: NotificationQueue
  readonly bus: Bus
  readonly slots: Slots
  readonly guards: Guards
  readonly rpc: Rpc
  readonly views: ViewRegistry
  readonly router: UntypedRouter
  readonly routerSlice: OwnedSlice<RouterState>
  readonly language: OwnedSlice<Language>
  readonly records: ReadonlyMap<string, PluginRecord>
  /** Throws `PluginUnavailableError` if the plugin is absent, has failed or was skipped. */
  apiOf(token: { readonly id: string }): object
  readonly fail: Fail
  readonly notify: Notify
  /** Whether every plugin of the current run has started. */
  isReady: boolean
}

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

/** The key of the internals, for `@latchkey/kernel/react`. `Symbol.for` returns the same key in two copies of the kernel. */
export const internals: unique symbol = Symbol.for('latchkey.internals')

export interface Internals {
  readonly parts: InstanceParts
  /** Called by each render on a server, where a hydrated instance may be rendered only once. */
  claimServerRender(): void
}

/** Returns the internals of a latchkey. `createLatchkey` always sets them, but the public type hides them. */
export function internalsOf(latchkey: Latchkey): Internals {
  return Reflect.get(latchkey, internals) as Internals
}
