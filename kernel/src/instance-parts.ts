import type { Bus } from './bus/create-event-bus'
import type { Notify } from './create-notify'
import type { Slots } from './extension-points/create-slots'
import type { Guards } from './extension-points/guards'
import type { Fail } from './fail'
import type { PluginRecord } from './plugin-record'
import type { Ports } from './ports/ports'
import type { UntypedRouter } from './router/create-router'
import type { RouterState } from './router/router-state'
import type { ViewRegistry } from './router/view-registry'
import type { Rpc } from './rpc/create-rpc-chain'
import type { OwnedSlice } from './store/create-slice'
import type { NotificationQueue } from './store/notification-queue'
import type { Language } from './text/language'

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
