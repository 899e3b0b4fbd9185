import { defineSlot, type Slot, type SlotItem } from '../extension-points/slots'
import type { Latchkey } from '../latchkey'
import type { Translate } from '../text/text'
import type { Router } from './router'
import type { AnyView } from './view-registry'

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
   * Loads the code for the first opening. Called on hover, focus and pointer down. A view may wait for the promise that it
   * returns.
   */
  preload(): unknown
}
export const outlets: Slot<Outlet> = /* @__PURE__ */ defineSlot('kernel:outlets')
