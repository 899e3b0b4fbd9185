import { useCallback, useSyncExternalStore } from 'react'
import type { Slot, SlotItem } from '../extension-points/slots'
import { useInstanceParts } from './latchkey-context'

/** Returns the items of a slot in order. Renders again when items are added, changed or removed. */
export function useSlot<Item extends SlotItem>(slot: Slot<Item>): readonly Item[] {
  const { slots, fail } = useInstanceParts()
  const get = (): readonly Item[] => slots.items(slot)
  const subscribe = useCallback(
    (onChange: () => void) => slots.onItems(slot, onChange, (error) => fail('host', 'slot', error)),
    [slots, slot, fail],
  )
  return useSyncExternalStore(subscribe, get, get)
}
