import { useCallback, useSyncExternalStore } from 'react'
import type { Slot, SlotItem } from '../hooks/slot'
import { useCore } from './latchkey-context'

/** The items of a slot, in order; follows what is filled and removed later. */
export function useSlot<Item extends SlotItem>(slot: Slot<Item>): readonly Item[] {
  const { slots, fail } = useCore()
  const get = (): readonly Item[] => slots.items(slot)
  const subscribe = useCallback(
    (onChange: () => void) => slots.onItems(slot, onChange, (error) => fail('host', 'slot', error)),
    [slots, slot, fail],
  )
  return useSyncExternalStore(subscribe, get, get)
}
