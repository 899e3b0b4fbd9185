import type { AnyToken } from '../contract'

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

/** The filler's hold on its item. */
export interface Filled<Item> {
  update(patch: Partial<Omit<Item, 'id'>>): void
  remove(): void
}

/** @__NO_SIDE_EFFECTS__ */
export function defineSlot<Item extends SlotItem>(id: string, reads?: AnyToken): Slot<Item> {
  return reads ? { kind: 'slot', id, reads } : { kind: 'slot', id }
}
