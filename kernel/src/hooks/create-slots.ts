import { ConfigurationError } from '../errors'
import type { Fail } from '../fail'
import type { Remove } from '../types'
import type { Filled, Slot, SlotItem } from './slot'

/** All lists of a latchkey, by slot id. */
export interface Slots {
  fill<Item extends SlotItem>(owner: string, slot: Slot<Item>, item: Item): Filled<Item>
  /** The same frozen array until something changes. */
  items<Item extends SlotItem>(slot: Slot<Item>): readonly Item[]
  onItems<Item extends SlotItem>(
    slot: Slot<Item>,
    onChange: (items: readonly Item[]) => void,
    onError: (error: unknown) => void,
  ): Remove
}

interface Entry {
  readonly owner: string
  item: SlotItem
  /** Whether `when` has thrown: told once, not with every change. */
  failed: boolean
}
interface List {
  readonly entries: Map<string, Entry>
  readonly listeners: Set<() => void>
  sorted: readonly Entry[] | undefined
  visible: readonly SlotItem[]
}

/** The part of a slot that says which list is meant, whatever its items are. */
type SlotKey = Pick<Slot<SlotItem>, 'id' | 'reads'>

export interface SlotSources {
  /** The state of a plugin, for `when`; undefined while that plugin is not there. */
  readonly stateOf: (pluginId: string) => object | undefined
  readonly watch: (pluginId: string, onChange: () => void) => Remove
  readonly fail: Fail
}

export function createSlots(sources: SlotSources): Slots {
  const lists = new Map<string, List>()
  const listOf = (slot: SlotKey): List => {
    const found = lists.get(slot.id)
    if (found) return found
    const list: List = {
      entries: new Map(),
      listeners: new Set(),
      sorted: undefined,
      visible: Object.freeze([]),
    }
    lists.set(slot.id, list)
    return list
  }
  const changed = (list: List): void => {
    list.sorted = undefined
    for (const listener of [...list.listeners]) listener()
  }
  const visible = (slot: SlotKey): readonly SlotItem[] => {
    const list = listOf(slot)
    list.sorted ??= [...list.entries.values()].sort(byOrderThenId)
    const state = slot.reads && sources.stateOf(slot.reads.id)
    const shown = slot.reads ? list.sorted.filter((entry) => isWanted(entry, state)) : list.sorted
    const next = shown.map(({ item }) => item)
    if (!sameItems(next, list.visible)) list.visible = Object.freeze(next)
    return list.visible
  }
  /** An item whose `when` throws stays away: a fault of one plugin must not empty the list of the others. */
  const isWanted = (entry: Entry, state: object | undefined): boolean => {
    const { when } = entry.item
    if (!when) return true
    try {
      return state !== undefined && when(state as never)
    } catch (error) {
      if (!entry.failed) sources.fail(entry.owner, 'slot', error)
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
      const entry: Entry = { owner, item, failed: false }
      list.entries.set(item.id, entry)
      changed(list)
      const isMine = (): boolean => list.entries.get(item.id) === entry
      return {
        update(patch) {
          if (!isMine()) return
          entry.item = { ...entry.item, ...patch }
          changed(list)
        },
        remove() {
          if (!isMine()) return
          list.entries.delete(item.id)
          changed(list)
        },
      }
    },
    // Items were put in under this very slot, which says what they are.
    items: <Item extends SlotItem>(slot: Slot<Item>) => visible(slot) as readonly Item[],
    onItems(slot, onChange, onError) {
      const list = listOf(slot)
      let last = visible(slot)
      const hear = (): void => {
        const next = visible(slot)
        if (next === last) return
        last = next
        try {
          onChange(next as never)
        } catch (error) {
          onError(error)
        }
      }
      list.listeners.add(hear)
      const stop = slot.reads && sources.watch(slot.reads.id, hear)
      return () => {
        list.listeners.delete(hear)
        stop?.()
      }
    },
  }
}

function byOrderThenId({ item: a }: Entry, { item: b }: Entry): number {
  return (a.order ?? 0) - (b.order ?? 0) || (a.id < b.id ? -1 : 1)
}

function sameItems(a: readonly SlotItem[], b: readonly SlotItem[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
