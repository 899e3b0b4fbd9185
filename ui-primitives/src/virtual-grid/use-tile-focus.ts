import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { controlOf, keyOf } from '../virtual-list/keyed-items'

export interface TileFocus {
  /** Of the tile that has the focus or had it last; -1 when there is none. */
  readonly index: number
  /** Of the tile something is in. */
  indexOf(target: EventTarget): number
  moveTo(index: number): void
  /** Something in the grid took the focus. */
  enter(target: EventTarget): void
  /** It left the grid for something else. */
  leave(): void
}

/** Keeps the focus with its tile, by the tile's key: it may move, be drawn anew, or not be drawn yet. */
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
    const { current: wanted } = held
    if (wanted === undefined || !list.current || isIn(list.current, wanted)) return
    // A tile that is gone leaves the focus to the grid, not to the page.
    const heir = controlOf(list.current, wanted) ?? list.current
    heir.focus({ preventScroll: !scrolls.current })
    scrolls.current = false
  })
  return {
    index,
    indexOf: (target) => keys.indexOf(keyOf(target) ?? ''),
    moveTo(next) {
      const nextKey = keys[next] ?? ''
      // Not drawn yet, it is after the next render, because what has the focus stays.
      held.current = nextKey
      scrolls.current = true
      setKey(nextKey)
      controlOf(list.current, nextKey)?.focus()
    },
    enter(target) {
      const entered = keyOf(target)
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
  return active !== null && keyOf(active) === key
}
