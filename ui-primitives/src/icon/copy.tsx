import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function CopyIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="7.25" y="7.25" width="9" height="9" rx="2.25" />
      <path d="M4.35 12.5a2 2 0 0 1-.6-1.4V5.75a2 2 0 0 1 2-2h5.35a2 2 0 0 1 1.4.6" />
    </IconFrame>
  )
}
