import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function ArrowDownIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3.75v12.5M4.75 11 10 16.25 15.25 11" />
    </IconFrame>
  )
}
