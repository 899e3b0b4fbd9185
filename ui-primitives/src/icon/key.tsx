import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** A key, for permissions that the user has granted. */
export function KeyIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="6.75" cy="13.25" r="3.5" />
      <path d="M9.25 10.75l7-7M12.75 7.25l2.5 2.5" />
    </IconFrame>
  )
}
