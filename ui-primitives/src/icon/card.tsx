import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** A payment card. */
export function CardIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="4.5" width="14.5" height="11" rx="2.25" />
      <path d="M2.75 8.25h14.5M5.75 12.25h2.5" />
    </IconFrame>
  )
}
