import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { findControl, itemKeyOf } from '../virtual-list/keyed-items'

export interface TileFocus {
  /** Of the tile that has or last had the focus; -1 without one. */
  readonly index: number
  /** Of the tile that contains the target. */
  indexOf(target: EventTarget): number
  moveTo(index: number): void
  /** A target in the grid was focused. */
  enter(target: EventTarget): void
  /** The focus left the grid. */
  leave(): void
}

/** Keeps the focus on a tile by its key: the tile may move, be rendered anew, or not be rendered yet. */
export function useTileFocus(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  first: string | undefined,
): TileFocus {
  const [key, setKey] = useState(first)
  const held = useRef(first)
  const scrolls = useRef(false)
  const index = key === undefined ? -1 : keys.indexOf(key)
  useLayoutEffect(() => {
    const { current: heldKey } = held
    if (heldKey === undefined || !list.current || isIn(list.current, heldKey)) return
    // If the tile is gone, the grid is focused, so that the page is not.
    const target = findControl(list.current, heldKey) ?? list.current
    target.focus({ preventScroll: !scrolls.current })
    scrolls.current = false
  })
  return {
    index,
    indexOf: (target) => keys.indexOf(itemKeyOf(target) ?? ''),
    moveTo(next) {
      const nextKey = keys[next] ?? ''
      // A tile that is not rendered yet is rendered next, since the focused one is always kept.
      held.current = nextKey
      scrolls.current = true
      setKey(nextKey)
      findControl(list.current, nextKey)?.focus()
    },
    enter(target) {
      const entered = itemKeyOf(target)
      held.current = entered
      if (entered !== undefined) setKey(entered)
    },
    leave() {
      held.current = undefined
    },
  }
}

function isIn(list: HTMLElement, key: string): boolean {
  const root = list.getRootNode()
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  return active !== null && itemKeyOf(active) === key
}
