import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** Two sliders, for settings. */
export function SlidersIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3.25 6.5h6.5M14.25 6.5h2.5M3.25 13.5h2.5M10.25 13.5h6.5" />
      <circle cx="12" cy="6.5" r="2.25" />
      <circle cx="8" cy="13.5" r="2.25" />
    </IconFrame>
  )
}
