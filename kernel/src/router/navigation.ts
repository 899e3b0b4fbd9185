import type { Awaitable } from '../contract'
import { defineGuard, type Guard } from '../extension-points/guards'
import { defineSlot, type Slot, type SlotItem } from '../extension-points/slots'
import type { Latchkey } from '../latchkey'
import type { Translate } from '../text/text'
import type { CloseCause, Router, RouterEntry } from './router'
import type { AnyView } from './view-registry'

/** The destination of a navigation. `view` is undefined when the caller named none. */
export interface Destination {
  readonly view: string | undefined
  readonly args?: unknown
}

export interface NavigationRequest {
  readonly kind: 'open' | 'push' | 'replace' | 'reset' | 'ask'
  /** Whether the caller named a view. A redirect should not replace a named view. */
  readonly named: boolean
}

/** Decides where a navigation leads. */
export interface Redirect extends SlotItem {
  /** Returns another destination, or the same one. What it returns is passed to the next redirect. */
  redirect(to: Destination, request: NavigationRequest): Destination
}

/**
 * What each navigation passes through, in order. A redirect that throws is passed over.
 * @example
 * ctx.fill(redirects, { id: 'tip', redirect: (to) => (to.view === undefined ? { view: 'Tip' } : to) })
 */
export const redirects: Slot<Redirect> = /* @__PURE__ */ defineSlot('kernel:redirects')

/** A request to close. */
export interface CloseRequest {
  readonly by: CloseCause
  /** Id of the plugin that requests to close, or whose view does. `undefined` for the host. */
  readonly pluginId: string | undefined
  /** Name of the shown view. */
  readonly view: string | undefined
}

/** The guard that may refuse to close the dialog. */
export const beforeClose: Guard<CloseRequest> = /* @__PURE__ */ defineGuard('kernel:before-close')

/** A provider of a need that views declare in `needs`. Its `id` is the name of the need. */
export interface NeedProvider extends SlotItem {
  /**
   * Called before a view with this need opens, and when the view that should meet the need has ended. Returns the view that
   * meets the need, or `undefined` when the need is met.
   */
  unmet(need: unknown): Awaitable<Destination | undefined>
}
export const viewNeeds: Slot<NeedProvider> = /* @__PURE__ */ defineSlot('kernel:view-needs')

/** The dependencies of an outlet: a router for all views, and the instance for its own React root. */
export interface OutletHost {
  readonly latchkey: Latchkey
  readonly router: Router<Readonly<Record<string, AnyView>>>
  /** Translates into the language of the moment, for what is shown before React is there. */
  readonly translate: Translate
}

/** Shows views, as the modal plugin does. Without an outlet `open` throws and `ask` rejects. */
export interface Outlet extends SlotItem {
  /** Called once, when the instance is created. */
  attach?(host: OutletHost): void
  /**
   * Loads the code for the first opening. Called on hover, focus and pointer down, and when the browser is idle. A view may
   * wait for the promise that it returns.
   * @param next what the opening would show, if that is known. The outlet may render it ahead, hidden.
   */
  preload(next?: RouterEntry): unknown
}
export const outlets: Slot<Outlet> = /* @__PURE__ */ defineSlot('kernel:outlets')
