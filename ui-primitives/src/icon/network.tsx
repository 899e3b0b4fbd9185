import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** A globe. */
export function NetworkIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M2.9 10h14.2" />
      <path d="M10 2.75c1.95 2.05 2.9 4.5 2.9 7.25s-.95 5.2-2.9 7.25c-1.95-2.05-2.9-4.5-2.9-7.25s.95-5.2 2.9-7.25z" />
    </IconFrame>
  )
}
