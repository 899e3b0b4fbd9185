import type { Remove } from '../types'
import type { Slot, SlotItem, SlotItemHandle } from './slot'

interface FillingContext<State> {
  readonly state: { get(): State; subscribe(listener: (state: State) => void): Remove }
  fill<Item extends SlotItem>(slot: Slot<Item>, item: Item): SlotItemHandle<Item>
}

/**
 * Puts an item into a slot that depends on the plugin's own state: `select` is read now and with every change, and the
 * item is updated where a value differs. Ends with the plugin, or with `remove` of the returned handle.
 * @example
 * fillFromState(ctx, accountActions, { id: 'tip', label, run }, ({ phase }) => ({ disabled: phase === 'sending' }))
 */
export function fillFromState<State, Item extends SlotItem>(
  ctx: FillingContext<State>,
  slot: Slot<Item>,
  item: Item,
  select: (state: State) => Partial<Omit<Item, 'id'>>,
): SlotItemHandle<Item> {
  let selected = select(ctx.state.get())
  const filled = ctx.fill(slot, { ...item, ...selected })
  const stop = ctx.state.subscribe((state) => {
    const next = select(state)
    const current = new Map(Object.entries(selected))
    if (Object.entries(next).some(([name, value]) => current.get(name) !== value)) filled.update(next)
    selected = next
  })
  return {
    update: filled.update,
    remove() {
      stop()
      filled.remove()
    },
  }
}
