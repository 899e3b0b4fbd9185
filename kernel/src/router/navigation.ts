import { defineGuard, type Guard } from '../hooks/guard'
import { definePipe, type Pipe } from '../hooks/pipe'
import { defineSlot, type Slot, type SlotItem } from '../hooks/slot'
import type { Awaitable } from '../types'
import type { CloseCause } from './router'

/** The destination of a navigation. `view` is undefined when the caller named none. */
export interface Destination {
  readonly view: string | undefined
  readonly args?: unknown
}

export interface NavigationRequest {
  readonly kind: 'open' | 'push' | 'replace' | 'reset' | 'ask'
  /** Whether the caller named a view: a named view is respected. */
  readonly named: boolean
}

/** Rewrites a destination before the router goes there. */
export const navigation: Pipe<Destination, NavigationRequest> =
  /* @__PURE__ */ definePipe('kernel:navigation')

/** A request to close. */
export interface CloseRequest {
  readonly by: CloseCause
  /** The plugin, or the one whose view asks; `undefined` for the host. */
  readonly pluginId: string | undefined
  /** What is shown. */
  readonly view: string | undefined
}

/** Asked before closing. */
export const beforeClose: Guard<CloseRequest> = /* @__PURE__ */ defineGuard('kernel:before-close')

/** Provides a need that views declare in `needs`; its `id` is the name of the need. */
export interface NeedProvider extends SlotItem {
  /**
   * Called when a view that declares the need is about to open, and when the step before it has ended. Returns where the
   * need is met, or `undefined` when it is met already.
   */
  unmet(need: unknown): Awaitable<Destination | undefined>
}
export const viewNeeds: Slot<NeedProvider> = /* @__PURE__ */ defineSlot('kernel:view-needs')
