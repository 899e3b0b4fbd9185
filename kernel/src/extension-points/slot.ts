import type { AnyToken } from '../contract'
import type { Lazy } from '../lazy'
import type { Label } from '../text/label'

declare const payload: unique symbol

/** A list to which plugins add items, sorted by `order` and then by id. */
export interface Slot<Item extends SlotItem> {
  readonly kind: 'slot'
  readonly id: string
  /** The plugin whose state is passed to the `when` of each item. */
  readonly reads?: AnyToken
  readonly [payload]?: (item: Item) => Item
}

export interface SlotItem<State = never> {
  readonly id: string
  readonly order?: number
  /**
   * Whether the item is shown, by the current state of the plugin that the slot `reads`; never where the slot reads none or
   * that plugin is not installed. Without `when` the item is always shown.
   */
  readonly when?: (state: State) => boolean
}

/** A component behind an import, made once: `lazy(() => import('./views/history'))`. */
export type LazyComponent<Props = Record<never, never>> = Lazy<{
  readonly default: (props: Props) => unknown
}>

/** An item that the plugin of the slot renders, such as a button or a tab. */
export interface ScreenItem<State = never, IconName extends string = string> extends SlotItem<State> {
  readonly label: Label
  /** The name of an icon of the plugin that owns the slot, or a component of the plugin that adds the item. */
  readonly icon?: IconName | LazyComponent | undefined
  /** A component that is rendered instead of the default button or tab. */
  readonly component?: LazyComponent | undefined
  readonly disabled?: boolean | undefined
  /** A short text beside the label, such as `() => '3'`. */
  readonly badge?: Label | undefined
}

/** The handle with which a plugin updates or removes its item. */
export interface SlotItemHandle<Item> {
  update(patch: Partial<Omit<Item, 'id'>>): void
  remove(): void
}

/** @__NO_SIDE_EFFECTS__ */
export function defineSlot<Item extends SlotItem>(id: string, reads?: AnyToken): Slot<Item> {
  return reads ? { kind: 'slot', id, reads } : { kind: 'slot', id }
}
