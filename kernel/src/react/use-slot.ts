import { useSyncExternalStore } from 'react'
import type { Slot, SlotItem } from '../hooks/slot'
import { useCore } from './latchkey-context'

/** The items of a slot, in order; follows what is filled and removed later. */
export function useSlot<Item extends SlotItem>(slot: Slot<Item>): readonly Item[] {
  const { slots } = useCore()
  const get = (): readonly Item[] => slots.items(slot)
  return useSyncExternalStore((onChange) => slots.onItems(slot, onChange), get, get)
}
