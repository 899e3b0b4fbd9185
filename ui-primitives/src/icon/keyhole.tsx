import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** A keyhole, the logo of Latchkey. */
export function KeyholeIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3.25a3.9 3.9 0 0 0-1.95 7.28l-1.2 5.02a.97.97 0 0 0 .95 1.2h4.4a.97.97 0 0 0 .95-1.2l-1.2-5.02A3.9 3.9 0 0 0 10 3.25z" />
    </IconFrame>
  )
}
