'use client'

import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names'
import { useSheets } from '../sheets'
import * as css from './icon-tile.css'

export interface IconTileProps {
  /** A quiet fill, where the tile does not lie in a row that has one. */
  readonly filled?: boolean
  /** An icon. */
  readonly children: ReactNode
}

/** An icon where a row would have a picture. Part: `icon-tile`. */
export function IconTile({ filled = false, children }: IconTileProps): ReactElement {
  useSheets(css.sheets)
  return (
    <span part="icon-tile" className={classNames(css.tile, filled && css.filled)}>
      {children}
    </span>
  )
}
