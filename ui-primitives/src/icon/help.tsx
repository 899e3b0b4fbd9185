import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function HelpIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M7.85 7.9a2.2 2.2 0 1 1 3.35 1.87c-.75.47-1.2.9-1.2 1.68" />
      <path d="M10 13.75h.01" />
    </IconFrame>
  )
}
