import type { AnyToken } from '../contract'
import { ConfigurationError } from '../errors'
import type { Fail } from '../events'
import type { Lazy } from '../lazy'
import { isolate, type Remove } from '../scope'
import type { OwnedSlice } from '../store/slice'
import type { Label } from '../text/text'
import { insertSorted } from './insert-sorted'

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

/** The items of all slots of a latchkey, by slot id. */
export interface Slots {
  fill<Item extends SlotItem>(owner: string, slot: Slot<Item>, item: Item): SlotItemHandle<Item>
  /** The same frozen array until something changes. */
  items<Item extends SlotItem>(slot: Slot<Item>): readonly Item[]
  /** Calls `use` with each item in order. An item whose call throws is reported and passed over. */
  each<Item extends SlotItem>(slot: Slot<Item>, use: (item: Item) => void): void
  onItems<Item extends SlotItem>(
    slot: Slot<Item>,
    onChange: (items: readonly Item[], changedId?: string) => void,
    onError: (error: unknown) => void,
  ): Remove
}

interface Entry {
  readonly owner: string
  item: SlotItem
  /** Whether `when` has thrown. Its error is reported only once. */
  failed: boolean
  /** Set when the item has been added to the list. */
  takeOut?: Remove
}
interface List {
  readonly entries: Map<string, Entry>
  readonly listeners: Set<(changedId: string) => void>
  /** The entries in order. Each entry is inserted at its position, so the array is never sorted as a whole. */
  readonly sorted: Entry[]
  /** The array that was returned last. */
  visible: readonly SlotItem[]
}

/** A slot without the type of its items. */
type SlotKey = Pick<Slot<SlotItem>, 'id' | 'reads'>

/** @param sliceOf returns the state of a plugin for `when`, or undefined if the plugin is not installed */
export function createSlots(
  sliceOf: (pluginId: string) => Pick<OwnedSlice<object>, 'get' | 'subscribe'> | undefined,
  fail: Fail,
): Slots {
  const lists = new Map<string, List>()
  const listOf = (slot: SlotKey): List => {
    const found = lists.get(slot.id)
    if (found) return found
    const list: List = {
      entries: new Map(),
      listeners: new Set(),
      sorted: [],
      visible: Object.freeze([]),
    }
    lists.set(slot.id, list)
    return list
  }
  const changed = (list: List, id: string): void => {
    for (const listener of [...list.listeners]) listener(id)
  }
  const visible = (slot: SlotKey): readonly SlotItem[] => {
    const list = listOf(slot)
    const state = slot.reads && sliceOf(slot.reads.id)?.get()
    const next = list.sorted.filter((entry) => isWanted(entry, state)).map(itemOf)
    if (!sameItems(next, list.visible)) list.visible = Object.freeze(next)
    return list.visible
  }
  /** Whether an item is shown. An item whose `when` throws is not, so that it does not affect the items of other plugins. */
  const isWanted = (entry: Entry, state: object | undefined): boolean => {
    const { when } = entry.item
    if (!when) return true
    try {
      return state !== undefined && when(state as never)
    } catch (error) {
      if (!entry.failed) fail(entry.owner, 'slot', error)
      entry.failed = true
      return false
    }
  }
  return {
    fill(owner, slot, item) {
      const list = listOf(slot)
      const taken = list.entries.get(item.id)
      if (taken && taken.owner !== owner)
        throw new ConfigurationError('DUPLICATE_SLOT_ITEM', {
          slot: slot.id,
          item: item.id,
          first: taken.owner,
          second: owner,
        })
      taken?.takeOut?.()
      const entry: Entry = { owner, item, failed: false }
      const putIn = (): void => {
        entry.takeOut?.()
        entry.takeOut = insertSorted(list.sorted, entry, isBefore)
        changed(list, item.id)
      }
      list.entries.set(item.id, entry)
      putIn()
      const isMine = (): boolean => list.entries.get(item.id) === entry
      return {
        update(patch) {
          if (!isMine()) return
          entry.item = { ...entry.item, ...patch }
          putIn()
        },
        remove() {
          if (!isMine()) return
          list.entries.delete(item.id)
          entry.takeOut?.()
          changed(list, item.id)
        },
      }
    },
    // The cast is safe, because items are added with the same slot and have its item type.
    items: <Item extends SlotItem>(slot: Slot<Item>) => visible(slot) as readonly Item[],
    each(slot, use) {
      for (const item of visible(slot)) {
        try {
          use(item as never)
        } catch (error) {
          fail(listOf(slot).entries.get(item.id)?.owner ?? slot.id, 'slot', error)
        }
      }
    },
    onItems(slot, onChange, onError) {
      const list = listOf(slot)
      let last = visible(slot)
      const listener = isolate((changedId?: string) => {
        const next = visible(slot)
        // Without `when` every change is one of the list, and each is reported with its id, nested ones too.
        if (slot.reads && next === last) return
        last = next
        onChange(next as never, changedId)
      }, onError)
      list.listeners.add(listener)
      const stop = slot.reads && sliceOf(slot.reads.id)?.subscribe(() => listener())
      return () => {
        list.listeners.delete(listener)
        stop?.()
      }
    },
  }
}

const itemOf = ({ item }: Entry): SlotItem => item

/** Compares by order, then by id. Ids in a list are unique. */
function isBefore({ item: a }: Entry, { item: b }: Entry): boolean {
  const difference = (a.order ?? 0) - (b.order ?? 0)
  return difference < 0 || (difference === 0 && a.id < b.id)
}

function sameItems(a: readonly SlotItem[], b: readonly SlotItem[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
