import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function SearchIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="9" cy="9" r="5.25" />
      <path d="M12.9 12.9l3.6 3.6" />
    </IconFrame>
  )
}
