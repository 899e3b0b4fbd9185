import { defineSlot, type Slot, type SlotItem } from '../hooks/slot'
import type { Latchkey } from '../latchkey'
import type { Router } from './router'
import type { AnyView } from './view-registration'

/** What an outlet needs: all views, and the instance for a separate React root. */
export interface OutletHost {
  readonly latchkey: Latchkey
  readonly router: Router<Readonly<Record<string, AnyView>>>
}

/** Shows views, as the modal does. Without one, `ask` and `open` refuse. */
export interface Outlet extends SlotItem {
  /** Called once, when the instance is made. */
  attach?(host: OutletHost): void
  /** Fetches what the first opening needs; called on hover, focus and pointer down. */
  preload(): void
}
export const outlets: Slot<Outlet> = /* @__PURE__ */ defineSlot('kernel:outlets')
