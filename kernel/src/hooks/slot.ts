import type { AnyToken } from '../contract'
import type { Lazy } from '../lazy'
import type { Label } from '../text/label'

declare const payload: unique symbol

/** A list that many plugins add to and one plugin reads. Sorted by `order`, then by id. `when` gets the state of `reads`. */
export interface Slot<Item extends SlotItem> {
  readonly kind: 'slot'
  readonly id: string
  readonly reads?: AnyToken
  readonly [payload]?: (item: Item) => Item
}

export interface SlotItem<State = never> {
  readonly id: string
  readonly order?: number
  readonly when?: (state: State) => boolean
}

/** A component behind an import, made once: `lazy(() => import('./views/history'))`. */
export type LazyComponent<Props = Record<never, never>> = Lazy<{
  readonly default: (props: Props) => unknown
}>

/** An item that its slot's owner draws: a button or a tab. The one shape of all such slots. */
export interface ScreenItem<State = never, IconName extends string = string> extends SlotItem<State> {
  readonly label: Label
  /** The name of an icon that the slot's owner has, or a component of the filler. */
  readonly icon?: IconName | LazyComponent | undefined
  /** Shown instead of what the slot's owner would draw. */
  readonly component?: LazyComponent | undefined
  readonly disabled?: boolean | undefined
  /** A word or a number beside the label: `() => '3'`. */
  readonly badge?: Label | undefined
}

/** The filler's hold on its item. */
export interface Filled<Item> {
  update(patch: Partial<Omit<Item, 'id'>>): void
  remove(): void
}

/** @__NO_SIDE_EFFECTS__ */
export function defineSlot<Item extends SlotItem>(id: string, reads?: AnyToken): Slot<Item> {
  return reads ? { kind: 'slot', id, reads } : { kind: 'slot', id }
}
