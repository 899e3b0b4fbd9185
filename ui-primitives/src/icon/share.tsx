import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** An arrow out of a box, for sharing with another app. */
export function ShareIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3v9.5" />
      <path d="M6.75 6L10 2.75 13.25 6" />
      <path d="M6 9H5.5a1.75 1.75 0 0 0-1.75 1.75v4.5c0 .97.78 1.75 1.75 1.75h9c.97 0 1.75-.78 1.75-1.75v-4.5A1.75 1.75 0 0 0 14.5 9H14" />
    </IconFrame>
  )
}
