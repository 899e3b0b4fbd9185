import { useTranslate } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
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
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
