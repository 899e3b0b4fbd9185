'use client'

import type { ReactElement } from 'react'
import { usePrimitiveSheets } from '../sheets'
import { IconFrame, type IconProps } from './icon-frame'
import * as css from './icon-frame.css'

/** A chevron against the reading direction, for going back. Mirrored in right-to-left text. */
export function BackIcon(props: IconProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <IconFrame {...props} className={css.directional}>
      <path d="M12 4.75L6.75 10 12 15.25" />
    </IconFrame>
  )
}
