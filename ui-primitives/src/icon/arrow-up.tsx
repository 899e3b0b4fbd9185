import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function ArrowUpIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 16.25V3.75M4.75 9 10 3.75 15.25 9" />
    </IconFrame>
  )
}
