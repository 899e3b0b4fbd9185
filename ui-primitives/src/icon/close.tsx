import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function CloseIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5.25 5.25l9.5 9.5" />
      <path d="M14.75 5.25l-9.5 9.5" />
    </IconFrame>
  )
}
