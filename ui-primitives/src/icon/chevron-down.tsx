import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function ChevronDownIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5.5 8l4.5 4.5L14.5 8" />
    </IconFrame>
  )
}
