import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** A phone. */
export function PhoneIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="5.75" y="2.75" width="8.5" height="14.5" rx="2.25" />
      <path d="M9 14.5h2" />
    </IconFrame>
  )
}
