'use client'

import type { ReactElement } from 'react'
import { usePrimitiveSheets } from './sheets'
import * as css from './spinner.css'

export interface SpinnerProps {
  /** Width and height in px, 20 by default. */
  readonly size?: number
  /** Accessible name. Without it the spinner is hidden from assistive technology. */
  readonly label?: string
}

/** A rotating arc. It does not rotate with reduced motion. Part: `spinner`. */
export function Spinner({ size = 20, label }: SpinnerProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span {...naming} part="spinner" className={css.spinner}>
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
      >
        <circle className={css.track} cx="10" cy="10" r="7.5" />
        <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
      </svg>
    </span>
  )
}
