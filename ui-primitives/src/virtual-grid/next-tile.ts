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
