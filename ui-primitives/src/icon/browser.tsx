import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function BrowserIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="4" width="14.5" height="12" rx="2.25" />
      <path d="M2.75 7.75h14.5" />
      <path d="M5.4 5.9h.01M7.6 5.9h.01" />
    </IconFrame>
  )
}
