import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** A power symbol, for disconnecting. */
export function PowerIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3.25v6" />
      <path d="M14.5 5.85a6.25 6.25 0 1 1-9 0" />
    </IconFrame>
  )
}
