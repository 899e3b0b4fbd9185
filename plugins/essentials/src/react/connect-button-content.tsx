import { useTranslate } from '@latchkey/kernel/react'
import type { ReactNode } from 'react'
import { busyLabel } from '../buttons/busy-label'
import * as css from './busy-label.css'
import * as button from './button.css'
import { usePageSheets } from './page-button'

/** The content of the connect button while connecting and while connected. It is one chunk, which is loaded when needed. */
export { AccountButton } from './account-button'

export interface BusyLabelProps {
  readonly label: string | undefined
}

/** The connect button's content while a connection is pending. */
export function BusyLabel({ label }: BusyLabelProps): ReactNode {
  usePageSheets(css.sheets)
  const t = useTranslate()
  return (
    <>
      <span className={css.spinner} aria-hidden="true" />
      <span className={button.label}>{busyLabel(t, label)}</span>
    </>
  )
}
