'use client'

import type { ReactElement } from 'react'
import { usePrimitiveSheets } from '../sheets'
import { IconFrame, type IconProps } from './icon-frame'
import * as css from './icon-frame.css'

/** An arrow out of a box, for links that leave the page. Mirrored in right-to-left text. */
export function ExternalIcon(props: IconProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <IconFrame {...props} className={css.directional}>
      <path d="M8.25 4.75H6.5a2 2 0 0 0-2 2v6.75a2 2 0 0 0 2 2h6.75a2 2 0 0 0 2-2v-1.75" />
      <path d="M11.5 4.25h4.25V8.5" />
      <path d="M15.5 4.5L9.75 10.25" />
    </IconFrame>
  )
}
