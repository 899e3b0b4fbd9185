import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function CheckIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4.5 10.6l3.6 3.65 7.4-8.1" />
    </IconFrame>
  )
}
