import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function QrIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="3.5" y="3.5" width="4.75" height="4.75" rx="1.25" />
      <rect x="11.75" y="3.5" width="4.75" height="4.75" rx="1.25" />
      <rect x="3.5" y="11.75" width="4.75" height="4.75" rx="1.25" />
      <path d="M12 12h.01M16.25 12h.01M14.1 14.2h.01M12 16.25h.01M16.25 16.25h.01" />
    </IconFrame>
  )
}
