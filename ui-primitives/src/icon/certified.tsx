import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function CertifiedIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 2.6l2 1.5 2.5.1.7 2.4 1.9 1.6-.7 2.4.3 2.5-2.3 1-1.5 2-2.4-.6-2.5.6-1.5-2-2.3-1 .3-2.5-.6-2.4 1.9-1.6.7-2.4 2.4-.1z" />
      <path d="M7.4 10l1.8 1.8 3.4-3.6" />
    </IconFrame>
  )
}
