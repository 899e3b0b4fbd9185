'use client'

import type { ReactElement, ReactNode } from 'react'
import { useSheets } from '../sheets'
import * as css from './empty-state.css'

export interface EmptyStateProps {
  /** One line drawing, of `drawing/…`. */
  readonly drawing: ReactNode
  /** One sentence: why it is empty. */
  readonly sentence: ReactNode
  /** One button: what to do about it. */
  readonly action?: ReactNode
}

/** Parts: `empty-state`, `drawing`. */
export function EmptyState({ drawing, sentence, action }: EmptyStateProps): ReactElement {
  useSheets(css.sheets)
  return (
    <div part="empty-state" className={css.state}>
      {drawing}
      <p className={css.sentence}>{sentence}</p>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
