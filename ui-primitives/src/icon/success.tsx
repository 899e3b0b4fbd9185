import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function SuccessIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M6.9 10.3l2.15 2.15 4.05-4.6" />
    </IconFrame>
  )
}
