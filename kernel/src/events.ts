import mitt from 'mitt'
import type { Contract, OptionalWhenUndefined, UnionToIntersection } from './contract'
import { isolate, type Remove } from './scope'
import type { Notice, NoticeHandle } from './text/text'

/**
 * Listens to the events of `On`, emits those of `Mine`. Events report what happened; the state is what holds
 * now.
 */
export interface EventBus<On, Mine> {
  on<Name extends keyof On & string>(name: Name, listener: (payload: On[Name]) => void): Remove
  emit<Name extends keyof Mine & string>(name: Name, ...payload: OptionalWhenUndefined<Mine[Name]>): void
}

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
  /** The page no longer uses the instance: its last component has gone. It can start again. */
  'kernel:stopped': undefined
  /** `dispose()` was called. The instance cannot start again. */
  'kernel:disposed': undefined
  /** `view` is `undefined` when the dialog has closed. */
  'kernel:view-changed': { readonly view: string | undefined }
  /**
   * The page has loaded and has nothing else to do. What the user may want next can be fetched now, from the page's own
   * origin. Sent again after what is shown has changed. Never with `preload: 'intent'`, nor to a user who saves data or
   * has a connection of 2g or less.
   */
  'kernel:idle': undefined
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

/** The untyped event bus of the kernel. Each plugin gets a typed view of it. */
export interface Bus {
  on(name: string, listener: (payload: never) => void, onError: (error: unknown) => void): Remove
  emit(name: string, payload?: unknown): void
}

/** Creates an event bus: mitt, of which a listener that throws prevents no other one from being called. */
export function createEventBus(): Bus {
  const bus = mitt<Record<string, unknown>>()
  return {
    on(name, listener, onError) {
      // The cast is safe, because the kernel's types let a plugin listen to an event with its payload only.
      const isolated = isolate(listener as (payload: unknown) => void, onError)
      bus.on(name, isolated)
      return () => bus.off(name, isolated)
    },
    emit: bus.emit,
  }
}

export type Notify = (pluginId: string, notice: Notice) => NoticeHandle

/** @param emit emits `kernel:notice`, which the modal plugin shows */
export function createNotify(
  emit: (name: 'kernel:notice', payload: KernelEvents['kernel:notice']) => void,
): Notify {
  let lastId = 0
  return (pluginId, notice) => {
    lastId += 1
    const id = lastId
    const end = new AbortController()
    const { signal } = end
    const dismiss = (): void => end.abort()
    let current = notice
    const show = (): void => emit('kernel:notice', { pluginId, id, notice: { ...current, signal } })
    if (notice.signal?.aborted) dismiss()
    notice.signal?.addEventListener('abort', dismiss, { signal })
    show()
    return {
      update(patch) {
        current = { ...current, ...patch }
        if (!signal.aborted) show()
      },
      dismiss,
    }
  }
}

/** Logs a failure of a plugin, and emits `kernel:plugin-failed` with plugin, phase and error. */
export type Fail = (pluginId: string, phase: PluginPhase, error: unknown) => void
