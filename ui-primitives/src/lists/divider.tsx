import { usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './divider.css'

export interface DividerProps {
  /** Short text in the middle of the line, such as "or". */
  readonly children?: ReactNode
}

/** A thin line between two groups. Part: `divider`. */
export function Divider({ children }: DividerProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <div part="divider" className={css.divider} aria-hidden={children === undefined || undefined}>
      {children}
    </div>
  )
}
