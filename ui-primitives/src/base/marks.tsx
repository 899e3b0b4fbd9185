import type { ReactElement, ReactNode } from 'react'
import * as css from './marks.css'
import { classNames, usePrimitiveSheets } from './sheets'

export interface IconTileProps {
  /** Whether it has a background. Needed outside of a `ListRow`, which has a background itself. */
  readonly filled?: boolean
  /** An icon, such as `WalletIcon`. */
  readonly children: ReactNode
}

/** A box for an icon at the position of a row's picture. Part: `icon-tile`. */
export function IconTile({ filled = false, children }: IconTileProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <span part="icon-tile" className={classNames(css.tile, filled && css.filled)}>
      {children}
    </span>
  )
}

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

export interface TagProps {
  readonly tone?: keyof typeof css.tone
  readonly icon?: ReactNode
  /** Added to the parts. */
  readonly part?: string | undefined
  readonly children?: ReactNode
}

/** A short label, such as "Installed", "Recent" or "420+". Part: `tag`. */
export function Tag({ tone = 'neutral', icon, part, children }: TagProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <span part={classNames('tag', part)} className={classNames(css.tag, css.tone[tone])}>
      {icon}
      {children}
    </span>
  )
}
