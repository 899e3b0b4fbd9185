import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function WalletIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M14.25 6.75V5.5a1.75 1.75 0 0 0-1.75-1.75H5A1.75 1.75 0 0 0 3.25 5.5v8.25a2.25 2.25 0 0 0 2.25 2.25h9.25a2 2 0 0 0 2-2V8.75a2 2 0 0 0-2-2H5" />
      <path d="M13.4 11.4h.01" />
    </IconFrame>
  )
}
