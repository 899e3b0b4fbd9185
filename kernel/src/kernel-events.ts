import type { Contract } from './contract'
import type { Notice } from './text/label'
import type { UnionToIntersection } from './types'

export type PluginPhase =
  | 'setup'
  | 'start'
  | 'spawn'
  | 'event'
  | 'view'
  | 'store'
  | 'slot'
  | 'pipe'
  | 'guard'
  | 'rpc'
  | 'dispose'

export interface KernelEvents {
  /** Every plugin has started. */
  'kernel:started': undefined
  'kernel:stopped': undefined
  'kernel:disposed': undefined
  /** `undefined`: the dialog has closed. */
  'kernel:view-changed': { readonly view: string | undefined }
  /** A guard refused to close; the modal shakes. */
  'kernel:close-refused': { readonly reason: string }
  /** A notice, or its update under the same `id`; its `signal` is aborted when it is dismissed. */
  'kernel:notice': { readonly pluginId: string; readonly id: number; readonly notice: Notice }
  /** Something failed that no caller waits for; the page goes on. For a host's own reports. */
  'kernel:error': { readonly pluginId: string; readonly error: unknown }
  /** A plugin threw in this phase. After `setup` and `start` it is off; in the others it stays. */
  'kernel:plugin-failed': {
    readonly pluginId: string
    readonly phase: PluginPhase
    readonly error: unknown
  }
}

export type EventsOf<C extends Contract> = KernelEvents & UnionToIntersection<C['events']>
export type NeedsOf<C extends Contract> = UnionToIntersection<
  C extends { readonly needs: infer Needs } ? Needs : Record<never, never>
>
export type ViewsOf<C extends Contract> = UnionToIntersection<C['views']>
