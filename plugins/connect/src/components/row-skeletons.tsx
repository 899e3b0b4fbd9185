import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import * as css from '../views/connect-view.css'

/** As many as one expects while wallets may still announce themselves. */
const SOME = ['first', 'second', 'third']

/** Rows that are to come, one for each key. */
export function RowSkeletons({ keys = SOME }: { readonly keys?: readonly string[] }): ReactElement {
  useSheets(css.sheets)
  return (
    <div className={css.skeleton}>
      {keys.map((key) => (
        <RowSkeleton key={key} />
      ))}
    </div>
  )
}
