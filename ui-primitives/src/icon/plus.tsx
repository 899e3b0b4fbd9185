import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function PlusIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 4.5v11" />
      <path d="M4.5 10h11" />
    </IconFrame>
  )
}
