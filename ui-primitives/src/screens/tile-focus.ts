import { findControl, itemKeyOf } from '@latchkey/ui-primitives/lists'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface TileFocus {
  /** Index of the tile that has or last had the focus, or -1. */
  readonly index: number
  /** Returns the index of the tile that contains the target. */
  indexOf(target: EventTarget): number
  /** Focuses a tile, and scrolls to it. */
  moveTo(index: number): void
  /** To be called when a target in the grid gets the focus. */
  enter(target: EventTarget): void
  /** To be called when the grid loses the focus. */
  leave(): void
}

/** Keeps the focus on the tile with a key, even if the tile moves, mounts again, or is not rendered yet. */
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
    // If there is no tile with the key any more, the grid gets the focus instead of the page.
    const target = findControl(list.current, heldKey) ?? list.current
    target.focus({ preventScroll: !scrolls.current })
    scrolls.current = false
  })
  return {
    index,
    indexOf: (target) => keys.indexOf(itemKeyOf(target) ?? ''),
    moveTo(next) {
      const nextKey = keys[next] ?? ''
      // A tile that is not rendered yet is rendered next, because the focused tile is always rendered.
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

export interface GridShape {
  readonly count: number
  readonly columns: number
  /** Number of rows that Page Up and Page Down move. At least 1. */
  readonly visibleRows: number
  readonly rightToLeft: boolean
}

/** Returns the index of the tile that a key moves to, or `undefined` for a key that does not move. */
export function nextTile(key: string, index: number, shape: GridShape): number | undefined {
  const { count, visibleRows: rowsSeen, rightToLeft } = shape
  if (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return Math.min(index + 1, count - 1)
  if (key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return Math.max(index - 1, 0)
  if (key === 'ArrowDown') return moveRows(index, 1, shape)
  if (key === 'ArrowUp') return moveRows(index, -1, shape)
  if (key === 'PageDown') return moveRows(index, rowsSeen, shape)
  if (key === 'PageUp') return moveRows(index, -rowsSeen, shape)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Moves in the same column. If the last row is too short, it moves to the last tile. */
function moveRows(index: number, rows: number, { count, columns }: GridShape): number {
  const lastRow = Math.floor((count - 1) / columns)
  const row = Math.min(Math.max(Math.floor(index / columns) + rows, 0), lastRow)
  return Math.min(row * columns + (index % columns), count - 1)
}
