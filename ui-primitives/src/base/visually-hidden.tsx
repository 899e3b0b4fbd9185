'use client'

import type { ReactElement, ReactNode } from 'react'
import { usePrimitiveSheets } from './sheets'
import * as css from './visually-hidden.css'

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'p'
  readonly id?: string | undefined
  readonly children?: ReactNode
}

/** Text that only screen readers read. Part: `visually-hidden`. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <Element id={id} part="visually-hidden" className={css.hidden}>
      {children}
    </Element>
  )
}
