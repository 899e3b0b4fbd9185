import type { ReactElement } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

export function DownloadIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3.5v8.75" />
      <path d="M6.25 8.75L10 12.5l3.75-3.75" />
      <path d="M4 16h12" />
    </IconFrame>
  )
}
