'use client'

import type { ReactElement } from 'react'
import { usePrimitiveSheets } from '../sheets'
import { IconFrame, type IconProps } from './icon-frame'
import * as css from './icon-frame.css'

/** An arrow up and in the reading direction, for sending. Mirrored in right-to-left text. */
export function SendIcon(props: IconProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <IconFrame {...props} className={css.directional}>
      <path d="M5 15L15 5" />
      <path d="M7.25 4.75h8v8" />
    </IconFrame>
  )
}
