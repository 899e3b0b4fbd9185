import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** A label tag, for names. */
export function TagIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3.25 4.75v4.8c0 .4.16.78.44 1.06l5.7 5.7a1.5 1.5 0 0 0 2.12 0l4.8-4.8a1.5 1.5 0 0 0 0-2.12l-5.7-5.7a1.5 1.5 0 0 0-1.06-.44h-4.8a1.5 1.5 0 0 0-1.5 1.5z" />
      <path d="M6.75 6.75h.01" />
    </IconFrame>
  )
}
