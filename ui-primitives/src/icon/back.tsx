'use client'

import type { ReactElement } from 'react'
import { useSheets } from '../sheets'
import { IconFrame, type IconProps } from './icon-frame'
import * as css from './icon-frame.css'

/** Points back, against the reading direction; mirrored in right-to-left. */
export function BackIcon(props: IconProps): ReactElement {
  useSheets(css.sheets)
  return (
    <IconFrame {...props} className={css.directional}>
      <path d="M12 4.75L6.75 10 12 15.25" />
    </IconFrame>
  )
}
