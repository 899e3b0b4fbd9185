'use client'

import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names'
import { safeHref } from '../link/safe-href'
import { useSheets } from '../sheets'
import { Spinner } from '../spinner/spinner'
import * as css from './list-row.css'

export interface ListRowProps {
  readonly title: ReactNode
  /** A second line, quieter. */
  readonly secondary?: ReactNode
  /** 40 × 40: an `Image`, an `Avatar`, or an icon in a tile. */
  readonly picture?: ReactNode
  /** At the end: a tag, a number, an icon, a shortcut. A spinner replaces it while loading. */
  readonly trailing?: ReactNode
  /** Makes the row a link in a new tab: https, mailto, or http on this machine; else the row is disabled. */
  readonly href?: string | undefined
  /** Makes the row a button. */
  readonly onClick?: (() => void) | undefined
  /** Pointer over it or focus on it: the moment to preload what the click will need. */
  readonly onIntent?: (() => void) | undefined
  readonly disabled?: boolean
  /** Takes no clicks, keeps focus, shows a spinner. */
  readonly loading?: boolean
  /** The one in use, in a list to choose from. */
  readonly current?: boolean
  readonly id?: string | undefined
  /** Accessible name, if the text of the row is not enough. */
  readonly label?: string | undefined
  /** Added to the parts. */
  readonly part?: string | undefined
  /** For layout only. */
  readonly className?: string | undefined
}

/**
 * A quiet fill, 56 px high: button with `onClick`, link with `href`, plain without both.
 * Parts: `list-row`, `list-row-title`, `list-row-secondary`, `list-row-trailing`.
 */
export function ListRow(props: ListRowProps): ReactElement {
  const { loading = false, disabled = false, href, onClick, onIntent, picture } = props
  useSheets(css.sheets)
  const trailing = loading ? <Spinner /> : props.trailing
  const shared = {
    id: props.id,
    part: classNames('list-row', props.part),
    className: classNames(css.row, picture === undefined && css.withoutPicture, props.className),
    'aria-label': props.label,
    'aria-busy': loading || undefined,
    'aria-current': props.current || undefined,
    onPointerEnter: onIntent,
    onFocus: onIntent,
  }
  const content = (
    <>
      {picture}
      <span className={css.text}>
        <span part="list-row-title" className={css.title}>
          {props.title}
        </span>
        {props.secondary !== undefined && (
          <span part="list-row-secondary" className={css.secondary}>
            {props.secondary}
          </span>
        )}
      </span>
      {trailing !== undefined && (
        <span part="list-row-trailing" className={css.trailing}>
          {trailing}
        </span>
      )}
    </>
  )

  if (href !== undefined) {
    const target = disabled || loading ? undefined : safeHref(href)
    return (
      <a
        {...shared}
        href={target}
        target="_blank"
        rel="noopener noreferrer"
        aria-disabled={target === undefined || undefined}
        onClick={target === undefined ? undefined : onClick}
      >
        {content}
      </a>
    )
  }
  if (onClick === undefined) return <div {...shared}>{content}</div>
  return (
    <button
      {...shared}
      type="button"
      disabled={disabled}
      aria-disabled={loading || undefined}
      onClick={() => {
        if (!loading) onClick()
      }}
    >
      {content}
    </button>
  )
}
