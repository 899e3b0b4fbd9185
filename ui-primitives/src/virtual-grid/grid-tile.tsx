'use client'

import { memo, type ReactElement, type ReactNode } from 'react'
import * as css from './virtual-grid.css'

export interface GridTileProps {
  readonly tileKey: string
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly tabIndex: 0 | -1
  readonly draw: (key: string, tabIndex: 0 | -1) => ReactNode
}

/** One tile of a grid. A step of scrolling draws those that come, and none that stay. */
export const GridTile = /* @__PURE__ */ memo(function GridTile({
  tileKey,
  position,
  count,
  tabIndex,
  draw,
}: GridTileProps): ReactElement {
  return (
    <li data-tile data-key={tileKey} aria-posinset={position} aria-setsize={count} className={css.tile}>
      {draw(tileKey, tabIndex)}
    </li>
  )
})
