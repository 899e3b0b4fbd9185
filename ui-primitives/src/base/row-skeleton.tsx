'use client'

import type { ReactElement } from 'react'
import * as listRow from './list-row.css'
import * as css from './row-skeleton.css'
import { usePrimitiveSheets } from './sheets'

export interface RowSkeletonProps {
  /** Whether there is a second line. */
  readonly secondary?: boolean
  /** Whether the picture is round. */
  readonly round?: boolean
}

/** A placeholder with the same layout as a `ListRow`. Hidden from assistive technology. Part: `skeleton`. */
export function RowSkeleton({ secondary, round }: RowSkeletonProps): ReactElement {
  usePrimitiveSheets(listRow.sheets)
  usePrimitiveSheets(css.sheets)
  return (
    <div aria-hidden part="skeleton" className={listRow.row}>
      <span className={round ? css.roundPicture : css.picture} />
      <span className={listRow.text}>
        <span className={css.title} />
        {secondary && <span className={css.secondary} />}
      </span>
    </div>
  )
}
