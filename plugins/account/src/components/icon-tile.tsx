import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement, ReactNode } from 'react'
import * as css from './icon-tile.css'

/** An icon where a row would have a picture. Part: `icon-tile`. */
export function IconTile({ children }: { readonly children: ReactNode }): ReactElement {
  useSheets(css.sheets)
  return (
    <span part="icon-tile" className={css.tile}>
      {children}
    </span>
  )
}
