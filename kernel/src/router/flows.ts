import type { Fail } from '../events'
import type { Guards } from '../extension-points/guards'
import type { Slots } from '../extension-points/slots'
import type { Slice } from '../store/slice'
import type { AskQueue } from './ask-queue'
import type { NavigationRequest } from './navigation'
import type { AskOptions, RouterEntry, RouterState } from './router'
import type { ViewRegistry } from './view-registry'

export interface RouterParts {
  readonly slice: Slice<RouterState>
  readonly views: ViewRegistry
  readonly guards: Guards
  readonly slots: Pick<Slots, 'items' | 'each'>
  readonly batch: <Result>(run: () => Result) => Result
  /** See `NotificationQueue.count`. */
  readonly changes: () => number
  readonly emit: (name: string, payload: unknown) => void
  readonly fail: Fail
}

/** A destination whose view exists. */
export interface Target {
  readonly view: string
  readonly args: unknown
}

/**
 * The times that the user or the page wanted the dialog closed, or the latchkey was stopped. They are counted, because a
 * view that was wanted before one of them and has not come yet must not come after it.
 */
export interface CloseRequests {
  count: number
  /** The highest count that was granted. */
  granted: number
  /** Resolves when the guards have decided about the last request. */
  decision: Promise<void> | undefined
}

/** The operations on the router's stack for the code of flows, which is loaded when the first flow begins. */
export interface RouterSteps extends Pick<RouterParts, 'slice' | 'views' | 'slots' | 'fail'> {
  /** The view that this navigation opens. Throws if there is none. */
  lead(kind: NavigationRequest['kind'], named: string | undefined, args: unknown): Target
  /** Creates a stack entry. */
  add(target: Target): RouterEntry
  move(kind: NavigationRequest['kind'], entry: RouterEntry): void
  show(under: readonly RouterEntry[], entry: RouterEntry): void
  /** Keeps the given number of entries at the bottom of the stack. With 0 the dialog closes. */
  keep(count: number): void
  readonly closing: Readonly<CloseRequests>
}

/**
 * A flow is a view that was opened by `ask` with the views above it, or the views that meet the need of a waiting view. The
 * code is loaded when the first flow begins.
 */
export interface Flows extends Pick<AskQueue, 'dismiss'> {
  /** @param since how many requests to close there were when the view was wanted */
  ask(view: string, args: unknown, since: number, options?: AskOptions): Promise<unknown>
  /** Navigates to a view that declares needs, or first to the view that meets an unmet need. */
  arrive(kind: NavigationRequest['kind'], to: Target, since: number): Promise<void>
  /**
   * Keeps a flow when one of its views is replaced or opened again. Returns whether this method has navigated already.
   */
  move(kind: NavigationRequest['kind'], entry: RouterEntry): boolean
  /** Ends the innermost flow, or removes the plugin's views above another plugin's flow. Returns false without a flow. */
  finish(result: unknown, pluginId: string | undefined): boolean
  /** Lets the innermost flow end as a promise does, if it belongs to the plugin. */
  settleWith(end: Promise<unknown>, pluginId: string | undefined): void
  /** Resolves an entry. Returns whether the entry has been removed from the stack, or will be. */
  resolve(key: string, result: unknown): boolean
  /** Takes the keys of the open stack, adds those of waiting entries, and rejects the requests of removed entries. */
  retain(keys: Set<string>): void
}
