import { usePrimitiveSheets } from '@latchkey/ui-primitives'
import { type RowOrGap, useViewport, windowRows } from '@latchkey/ui-primitives/lists'
import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import * as css from './tile.css'
import { nextTile, useTileFocus } from './tile-focus'

export interface VirtualGridProps {
  /** Names the list for assistive technology. */
  readonly label: string
  /** The `area` of the `ScrollArea` around it. */
  readonly area: RefObject<HTMLElement | null>
  /** The key of each tile, in order. */
  readonly keys: readonly string[]
  /** Renders one tile. All tiles must have the same height and one button with the given `tabIndex`. */
  readonly children: (key: string, tabIndex: 0 | -1) => ReactNode
  /** Number of skeletons after the tiles. */
  readonly upcoming?: number
  /** A skeleton with the height of a tile. */
  readonly skeleton?: ReactNode
  /** Called when the viewport comes near the last tile, and when it is no longer near. */
  readonly onNearEnd?: (isNear: boolean) => void
  /** The scroll position and the focused tile to restore. */
  readonly start?: { readonly key: string; readonly top: number } | undefined
}

/** `onNearEnd` is called this many viewports before the last tile. */
const SCREENS_AHEAD = 2

/**
 * A grid for thousands of tiles. Only the visible tiles, a few rows around them and the focused tile are in the document.
 * The grid is one tab stop. Arrow keys, Home, End, Page Up and Page Down move between all tiles. For assistive technology
 * it is a list with the number of all tiles. Part: `grid`.
 */
export function VirtualGrid(props: VirtualGridProps): ReactElement {
  const { label, area, keys, children, upcoming = 0, skeleton, onNearEnd, start } = props
  usePrimitiveSheets(css.sheets)
  const list = useRef<HTMLUListElement>(null)
  const count = keys.length
  const { columns, rowPitch, rowGap, rowHeight, measured } = useGeometry(list, count + upcoming > 0)
  const viewport = useViewport(area, list)
  const focus = useTileFocus(list, keys, start?.key)
  useRestoredScroll(area, start?.top, measured)

  const rows = Math.ceil((count + upcoming) / columns)
  const focusedRow = focus.index < 0 ? -1 : Math.floor(focus.index / columns)
  const parts = windowRows(
    rows,
    () => rowPitch,
    viewport,
    (row) => row === focusedRow,
  )
  // If no tile had the focus before, Tab moves to the first visible tile.
  const firstVisible = Math.max(0, Math.ceil(viewport.top / rowPitch)) * columns
  const tabStop = focus.index >= 0 ? focus.index : Math.min(firstVisible, count - 1)

  const lastTileEnds = Math.ceil(count / columns) * rowPitch
  const isNearEnd = viewport.top + viewport.height * (1 + SCREENS_AHEAD) >= lastTileEnds
  useEffect(() => onNearEnd?.(isNearEnd), [isNearEnd, onNearEnd])

  const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
    const index = focus.indexOf(event.target)
    if (index < 0 || event.altKey || event.metaKey || event.shiftKey) return
    const next = nextTile(event.key, index, {
      count,
      columns,
      visibleRows: Math.max(1, Math.floor(viewport.height / rowPitch)),
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
        <li key={`upcoming ${index - count}`} aria-hidden data-tile className={css.cell}>
          {skeleton}
        </li>
      ) : (
        <GridTile
          key={`tile ${key}`}
          tileKey={key}
          position={index + 1}
          count={count}
          tabIndex={index === tabStop ? 0 : -1}
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
      onKeyDown={moveFocus}
      onFocus={({ target }) => focus.enter(target)}
      onBlur={() => focus.leave()}
    >
      {parts.flatMap((part: RowOrGap) =>
        part.kind === 'row' ? (
          tilesOf(part.index)
        ) : (
          <li
            key={`gap ${part.name}`}
            aria-hidden
            className={css.gap}
            style={{ height: part.height - rowGap }}
          />
        ),
      )}
    </ul>
  )
}

/** Restores the scroll position once the height of the tiles is measured. */
function useRestoredScroll(
  area: RefObject<HTMLElement | null>,
  top: number | undefined,
  isMeasured: boolean,
): void {
  const pending = useRef(top)
  useLayoutEffect(() => {
    if (!isMeasured || pending.current === undefined) return
    area.current?.scrollTo({ top: pending.current, behavior: 'instant' })
    pending.current = undefined
  }, [area, isMeasured])
}

interface GridTileProps {
  readonly tileKey: string
  /** Position in the list, beginning with 1. */
  readonly position: number
  readonly count: number
  readonly tabIndex: 0 | -1
  readonly draw: (key: string, tabIndex: 0 | -1) => ReactNode
}

/** Memoized, so that scrolling renders only new tiles. */
const GridTile = /* @__PURE__ */ memo(function GridTile({
  tileKey,
  position,
  count,
  tabIndex,
  draw,
}: GridTileProps): ReactElement {
  return (
    <li data-tile data-key={tileKey} aria-posinset={position} aria-setsize={count} className={css.cell}>
      {draw(tileKey, tabIndex)}
    </li>
  )
})

/** The layout of the tiles, as measured. */
interface Geometry {
  readonly columns: number
  /** px from the top of one row to the top of the next. */
  readonly rowPitch: number
  /** px between two rows, a part of `rowPitch`. */
  readonly rowGap: number
  /** Minimum height of a row in px. It is an integer, because moving tiles by fractions of a px repaints them. */
  readonly rowHeight: number
  readonly measured: boolean
}

/** Before the first measurement: a dialog of 360 px. */
const INITIAL_GEOMETRY: Geometry = { columns: 4, rowPitch: 111, rowGap: 4, rowHeight: 0, measured: false }

/** Measures when tiles first appear and when the size of the grid changes. */
function useGeometry(grid: RefObject<HTMLElement | null>, hasTiles: boolean): Geometry {
  const [geometry, setGeometry] = useState(INITIAL_GEOMETRY)
  useLayoutEffect(() => {
    if (hasTiles) setGeometry((last) => measure(grid.current, last))
  }, [grid, hasTiles])
  useEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const sizes = new ResizeObserver(() => setGeometry((last) => measure(element, last)))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [grid])
  return geometry
}

function measure(grid: HTMLElement | null, last: Geometry): Geometry {
  const tile = grid?.querySelector(':scope > [data-tile]')
  if (!grid || !tile) return last
  const style = getComputedStyle(grid)
  const rowGap = Number.parseFloat(style.rowGap) || 0
  const columns = style.gridTemplateColumns.split(' ').length
  const rowHeight = Math.ceil((tile.firstElementChild ?? tile).getBoundingClientRect().height)
  // While the dialog is closed, every height is 0.
  if (rowHeight === 0) return last
  const rowPitch = rowHeight + rowGap
  const next = { columns, rowPitch, rowGap, rowHeight, measured: true }
  const same = columns === last.columns && rowPitch === last.rowPitch && rowGap === last.rowGap
  return same && last.measured ? last : next
}
