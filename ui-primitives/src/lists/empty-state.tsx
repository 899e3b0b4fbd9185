'use client'

import { usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './empty-state.css'

export interface EmptyStateProps {
  /** A line drawing of `drawings.tsx`. */
  readonly drawing: ReactNode
  /** One sentence that says why there is no content. */
  readonly sentence: ReactNode
  /** A button for what the user can do next. */
  readonly action?: ReactNode
}

/** Shown instead of a list without entries. Parts: `empty-state`, `drawing`. */
export function EmptyState({ drawing, sentence, action }: EmptyStateProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <div part="empty-state" className={css.state}>
      {drawing}
      <p className={css.sentence}>{sentence}</p>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
