import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement, ReactNode } from 'react'
import * as css from './approve-transaction.css'

/** Part: `approve-warning`. */
export function Warning({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <p className={css.warning} part="approve-warning">
      <span className={css.warningIcon}>
        <WarningIcon />
      </span>
      <Text>{children}</Text>
    </p>
  )
}
