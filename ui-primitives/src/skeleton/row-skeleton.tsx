'use client'

import type { ReactElement } from 'react'
import * as listRow from '../list-row/list-row.css'
import { useSheets } from '../sheets'
import * as css from './row-skeleton.css'

export interface RowSkeletonProps {
  /** With a second line. */
  readonly secondary?: boolean
  /** With a round picture. */
  readonly round?: boolean
}

/** A `ListRow` that is to come, in the same box. Hidden like every `Skeleton`. Part: `skeleton`. */
export function RowSkeleton({ secondary, round }: RowSkeletonProps): ReactElement {
  useSheets(listRow.sheets)
  useSheets(css.sheets)
  return (
    <div aria-hidden part="skeleton" className={listRow.row}>
      <span className={round ? css.roundPicture : css.picture} />
      <span className={listRow.words}>
        <span className={css.title} />
        {secondary && <span className={css.secondary} />}
      </span>
    </div>
  )
}
