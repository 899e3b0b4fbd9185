import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function RetryIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M15.75 10A5.75 5.75 0 1 1 13.9 5.8l1.85 1.7" />
      <path d="M15.75 3.75V7.5H12" />
    </IconFrame>
  )
}
