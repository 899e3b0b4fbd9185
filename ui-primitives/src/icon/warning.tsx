import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function WarningIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M8.55 4.2a1.67 1.67 0 0 1 2.9 0l5.05 8.95a1.67 1.67 0 0 1-1.45 2.5H4.95a1.67 1.67 0 0 1-1.45-2.5z" />
      <path d="M10 7.75v3" />
      <path d="M10 13.1h.01" />
    </IconFrame>
  )
}
