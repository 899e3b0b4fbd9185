'use client'

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useSheets } from '../sheets'
import { type Part, partsOf } from '../virtual-list/row-window'
import { useSight } from '../virtual-list/use-sight'
import { GridTile } from './grid-tile'
import { nextTile } from './next-tile'
import { useGeometry } from './use-geometry'
import { useTileFocus } from './use-tile-focus'
import * as css from './virtual-grid.css'

export interface VirtualGridProps {
  /** Names the list for assistive technology. */
  readonly label: string
  /** The `area` of the `ScrollArea` around it. */
  readonly area: RefObject<HTMLElement | null>
  /** One for each tile, in order. */
  readonly keys: readonly string[]
  /** One tile: all of the same height, with one button that takes this `tabIndex`. */
  readonly children: (key: string, tabIndex: 0 | -1) => ReactNode
  /** Tiles that are to come, after the others. */
  readonly upcoming?: number
  /** Stands for each of them: a skeleton with the height of a tile. */
  readonly skeleton?: ReactNode
  /** Told when what is in sight comes near the last tile, and when it no longer is. */
  readonly onNearEnd?: (isNear: boolean) => void
  /** Where it was when it was left: scrolled there, with this tile in focus. */
  readonly start?: { readonly key: string; readonly top: number } | undefined
}

/** Near the end: so many times what is in sight. */
const SCREENS_AHEAD = 2

/**
 * Tiles side by side, for thousands: only those in sight are in the document, with a few rows around them and the one
 * that has the focus. One stop for Tab; arrows, Home, End, Page Up and Page Down move between all. Assistive
 * technology is told of a list and how long it is. Part: `grid`.
 */
export function VirtualGrid(props: VirtualGridProps): ReactElement {
  const { label, area, keys, children, upcoming = 0, skeleton, onNearEnd, start } = props
  useSheets(css.sheets)
  const list = useRef<HTMLUListElement>(null)
  const count = keys.length
  const { columns, pitch, between, rowHeight, measured } = useGeometry(list, count + upcoming > 0)
  const sight = useSight(area, list)
  const focus = useTileFocus(list, keys, start?.key)
  useStart(area, start?.top, measured)

  const rows = Math.ceil((count + upcoming) / columns)
  const focusedRow = focus.index < 0 ? -1 : Math.floor(focus.index / columns)
  const parts = partsOf(
    rows,
    () => pitch,
    sight,
    (row) => row === focusedRow,
  )
  // Who comes with Tab for the first time lands on what is seen.
  const firstSeen = Math.max(0, Math.ceil(sight.top / pitch)) * columns
  const stop = focus.index >= 0 ? focus.index : Math.min(firstSeen, count - 1)

  const lastTileEnds = Math.ceil(count / columns) * pitch
  const isNearEnd = sight.top + sight.height * (1 + SCREENS_AHEAD) >= lastTileEnds
  useEffect(() => onNearEnd?.(isNearEnd), [isNearEnd, onNearEnd])

  const hearKey = (event: KeyboardEvent<HTMLElement>): void => {
    const index = focus.indexOf(event.target)
    if (index < 0 || event.altKey || event.metaKey || event.shiftKey) return
    const next = nextTile(event.key, index, {
      count,
      columns,
      rowsSeen: Math.max(1, Math.floor(sight.height / pitch)),
      rightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    })
    if (next === undefined) return
    event.preventDefault()
    focus.moveTo(next)
  }

  const tilesOf = (row: number): readonly ReactElement[] => {
    const end = Math.min((row + 1) * columns, count + upcoming)
    return Array.from({ length: end - row * columns }, (_, column) => {
      const index = row * columns + column
      const key = keys[index]
      return key === undefined ? (
        <li key={`upcoming ${index - count}`} aria-hidden data-tile className={css.tile}>
          {skeleton}
        </li>
      ) : (
        <GridTile
          key={`tile ${key}`}
          tileKey={key}
          position={index + 1}
          count={count}
          tabIndex={index === stop ? 0 : -1}
          draw={children}
        />
      )
    })
  }
  return (
    <ul
      ref={list}
      aria-label={label}
      part="grid"
      className={css.grid}
      style={{ gridAutoRows: `minmax(${rowHeight}px, auto)` }}
      tabIndex={-1}
      onKeyDown={hearKey}
      onFocus={({ target }) => focus.enter(target)}
      onBlur={() => focus.leave()}
    >
      {parts.flatMap((part: Part) =>
        part.kind === 'row' ? (
          tilesOf(part.index)
        ) : (
          <li
            key={`gap ${part.name}`}
            aria-hidden
            className={css.gap}
            style={{ height: part.height - between }}
          />
        ),
      )}
    </ul>
  )
}

/** Goes back to where the visitor left, once it is known how high the tiles are. */
function useStart(area: RefObject<HTMLElement | null>, top: number | undefined, isMeasured: boolean): void {
  const pending = useRef(top)
  useLayoutEffect(() => {
    if (!isMeasured || pending.current === undefined) return
    area.current?.scrollTo({ top: pending.current, behavior: 'instant' })
    pending.current = undefined
  }, [area, isMeasured])
}
