import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** A clock, for history. */
export function ClockIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 6v4l2.6 1.75" />
    </IconFrame>
  )
}
