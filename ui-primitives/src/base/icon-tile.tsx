'use client'

import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names'
import * as css from './icon-tile.css'
import { usePrimitiveSheets } from './sheets'

export interface IconTileProps {
  /** Whether it has a background. Needed outside of a `ListRow`, which has a background itself. */
  readonly filled?: boolean
  /** An icon of `icons` or `more-icons`. */
  readonly children: ReactNode
}

/** A box for an icon at the position of a row's picture. Part: `icon-tile`. */
export function IconTile({ filled = false, children }: IconTileProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <span part="icon-tile" className={classNames(css.tile, filled && css.filled)}>
      {children}
    </span>
  )
}
