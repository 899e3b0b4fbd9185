import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** How the style sheet lays the tiles out, as it turned out on this screen. */
export interface Geometry {
  readonly columns: number
  /** px from the top of one row to the top of the next. */
  readonly pitch: number
  /** px of `pitch` that lie between two rows. */
  readonly between: number
  /** px; at least so high is a row. Whole ones, because what moves by parts of a px is painted anew. */
  readonly rowHeight: number
  readonly measured: boolean
}

/** Until it has been measured: a dialog of 360 px. */
const GUESS: Geometry = { columns: 4, pitch: 111, between: 4, rowHeight: 0, measured: false }

/** Measured when tiles first appear, and whenever the grid changes its size. */
export function useGeometry(grid: RefObject<HTMLElement | null>, hasTiles: boolean): Geometry {
  const [geometry, setGeometry] = useState(GUESS)
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
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const between = Number.parseFloat(rowGap) || 0
  const columns = gridTemplateColumns.split(' ').length
  const rowHeight = Math.ceil((tile.firstElementChild ?? tile).getBoundingClientRect().height)
  // Nothing is seen while the dialog is closed.
  if (rowHeight === 0) return last
  const pitch = rowHeight + between
  const next = { columns, pitch, between, rowHeight, measured: true }
  const same = columns === last.columns && pitch === last.pitch && between === last.between
  return same && last.measured ? last : next
}
