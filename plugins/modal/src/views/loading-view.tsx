import { useTranslate } from '@latchkey/kernel/react'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { copy } from '../copy'
import * as css from './loading-view.css'

/** The rows of a list, as most first views are; what comes takes their place without a jump. */
export function LoadingView(): ReactElement {
  useSheets(css.sheets)
  const t = useTranslate()
  return (
    <div className={css.rows} role="status" aria-busy="true">
      <VisuallyHidden>{t('modal.loading', copy['modal.loading'])}</VisuallyHidden>
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </div>
  )
}
