import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** Two arrows in opposite directions, for swapping tokens. */
export function SwapIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3.75 7.25h12.5M13 4l3.25 3.25L13 10.5" />
      <path d="M16.25 13.5H3.75M7 10.25L3.75 13.5 7 16.75" />
    </IconFrame>
  )
}
