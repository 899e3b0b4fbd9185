import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** An envelope. */
export function MailIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="4.25" width="14.5" height="11.5" rx="2.5" />
      <path d="m3.5 6.5 5.3 4.1a2 2 0 0 0 2.4 0l5.3-4.1" />
    </IconFrame>
  )
}
