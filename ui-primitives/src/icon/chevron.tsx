'use client'

import type { ReactElement } from 'react'
import { usePrimitiveSheets } from '../sheets'
import { IconFrame, type IconProps } from './icon-frame'
import * as css from './icon-frame.css'

/** A chevron in the reading direction. Mirrored in right-to-left text. */
export function ChevronIcon(props: IconProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <IconFrame {...props} className={css.directional}>
      <path d="M8 5.5l4.5 4.5L8 14.5" />
    </IconFrame>
  )
}
