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
  | 'guard'
  | 'rpc'
  | 'dispose'

export interface KernelEvents {
  /** Every plugin has started. */
  'kernel:started': undefined
  'kernel:stopped': undefined
  'kernel:disposed': undefined
  /** `view` is `undefined` when the dialog has closed. */
  'kernel:view-changed': { readonly view: string | undefined }
  /** A guard refused to close the dialog. */
  'kernel:close-refused': { readonly reason: string }
  /** A new notice, or an update of the notice with the same `id`. Its `signal` aborts when it is dismissed. */
  'kernel:notice': { readonly pluginId: string; readonly id: number; readonly notice: Notice }
  /** An error for which no caller waits. A host can send it to its error reporting. */
  'kernel:error': { readonly pluginId: string; readonly error: unknown }
  /** A plugin threw in this phase. If the phase is `setup` or `start`, the plugin is disabled. */
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
