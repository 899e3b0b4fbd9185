import { useHasPassed, useTexts } from '@latchkey/kernel/react'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { copy } from '../../copy'
import * as css from './rows.css'

/** Loading is announced to screen readers only if it takes longer. In milliseconds. */
const ANNOUNCE_AFTER_MS = 1000

/** A skeleton of a list. Most first views are lists, so the layout does not change when the view is loaded. */
export function LoadingView(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const isLong = useHasPassed(ANNOUNCE_AFTER_MS)
  return (
    <div className={css.rows} role="status" aria-busy="true">
      <VisuallyHidden>{isLong && t('modal.loading')}</VisuallyHidden>
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </div>
  )
}
