import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function InfoIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 9.5v4" />
      <path d="M10 6.6h.01" />
    </IconFrame>
  )
}
