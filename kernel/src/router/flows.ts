import type { Fail } from '../fail'
import type { Slots } from '../hooks/create-slots'
import type { Taps } from '../hooks/create-taps'
import type { Slice } from '../store/slice'
import type { AskQueue } from './ask-queue'
import type { NavigationRequest } from './navigation'
import type { RouterEntry, RouterState } from './router-state'
import type { ViewRegistry } from './view-registry'

export interface RouterParts {
  readonly slice: Slice<RouterState>
  readonly views: ViewRegistry
  readonly taps: Taps
  readonly slots: Pick<Slots, 'items'>
  readonly emit: (name: string, payload: unknown) => void
  readonly fail: Fail
}

/** A destination that exists. */
export interface Target {
  readonly view: string
  readonly args: unknown
}

/** What flows, which are fetched when one begins, do with the stack. */
export interface RouterSteps extends Pick<RouterParts, 'slice' | 'views' | 'slots' | 'fail'> {
  /** The view that this navigation opens. Throws if there is none. */
  lead(kind: NavigationRequest['kind'], named: string | undefined, args: unknown): Target
  /** Makes an entry. */
  add(target: Target): RouterEntry
  move(kind: NavigationRequest['kind'], entry: RouterEntry): void
  show(under: readonly RouterEntry[], entry: RouterEntry): void
  /** Leaves the first entries; with none it closes. */
  keep(count: number): void
}

/**
 * Views that belong together: those above one that was opened by `ask`, and those that meet the need of a view that
 * waits. Fetched when the first one begins.
 */
export interface Flows extends Pick<AskQueue, 'dismiss'> {
  ask(view: string, args: unknown, signal: AbortSignal | undefined): Promise<unknown>
  /** Goes to a view that declares needs, or first to where they are met. */
  arrive(kind: NavigationRequest['kind'], to: Target, isCurrent: () => boolean): Promise<void>
  /**
   * Keeps a flow when one of its views is replaced or starts again. Returns whether it has navigated there
   * itself.
   */
  move(kind: NavigationRequest['kind'], entry: RouterEntry): boolean
  /** Ends the innermost flow, or what the plugin put above the flow of another one. Returns whether there is one. */
  finish(result: unknown, pluginId: string | undefined): boolean
  /** Resolves an entry. Returns whether it has left the stack already, or will. */
  resolve(key: string, result: unknown): boolean
  /** Given the keys in the open stack: adds those that wait for them, and rejects what has gone. */
  retain(keys: Set<string>): void
}
