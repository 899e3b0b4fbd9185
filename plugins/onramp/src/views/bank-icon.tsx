import { IconFrame, type IconProps } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'

/** A bank, for paying by transfer. */
export function BankIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3 8l7-4.25L17 8zM5.25 8v6M10 8v6M14.75 8v6M3 16.25h14" />
    </IconFrame>
  )
}
