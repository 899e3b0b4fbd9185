export interface GridShape {
  readonly count: number
  readonly columns: number
  /** Rows in sight, at least one. */
  readonly rowsSeen: number
  readonly rightToLeft: boolean
}

/** Where a key leads from a tile, or undefined when it is not the grid's. */
export function nextTile(key: string, index: number, shape: GridShape): number | undefined {
  const { count, rowsSeen, rightToLeft } = shape
  if (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return Math.min(index + 1, count - 1)
  if (key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return Math.max(index - 1, 0)
  if (key === 'ArrowDown') return rowsAway(index, 1, shape)
  if (key === 'ArrowUp') return rowsAway(index, -1, shape)
  if (key === 'PageDown') return rowsAway(index, rowsSeen, shape)
  if (key === 'PageUp') return rowsAway(index, -rowsSeen, shape)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** In the same column. The last row may be shorter than the others: then its last tile. */
function rowsAway(index: number, rows: number, { count, columns }: GridShape): number {
  const lastRow = Math.floor((count - 1) / columns)
  const row = Math.min(Math.max(Math.floor(index / columns) + rows, 0), lastRow)
  return Math.min(row * columns + (index % columns), count - 1)
}
