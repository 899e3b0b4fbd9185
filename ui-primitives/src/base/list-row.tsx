'use client'

import { safeHref } from '@latchkey/ui-primitives/safe-url'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names'
import * as css from './list-row.css'
import { usePrimitiveSheets } from './sheets'
import { Spinner } from './spinner'

export interface ListRowProps {
  readonly title: ReactNode
  /** Second line, in secondary colour. */
  readonly secondary?: ReactNode
  /** An `Image`, `Avatar` or `IconTile` of 40 px. */
  readonly picture?: ReactNode
  /** Shown at the end, such as a tag, a number or an icon. While loading a spinner is shown instead. */
  readonly trailing?: ReactNode
  /** URL that makes the row a link in a new tab. The row is disabled unless it is safe (see `Link`). */
  readonly href?: string | undefined
  /** Makes the row a button. */
  readonly onClick?: (() => void) | undefined
  /** Called when the pointer enters the row or it gets the focus, to preload what the click needs. */
  readonly onIntent?: (() => void) | undefined
  readonly disabled?: boolean
  /** Shows a spinner and ignores clicks. The row keeps its focus. */
  readonly loading?: boolean
  /** Marks the current choice in a list. */
  readonly current?: boolean
  readonly id?: string | undefined
  /** Accessible name, if the text of the row is not sufficient. */
  readonly label?: string | undefined
  /** Added to the parts. */
  readonly part?: string | undefined
  /** For layout only. */
  readonly className?: string | undefined
}

/**
 * A row of a list, at least 56 px high. It is a button with `onClick`, a link with `href`, and a plain element without both.
 * Parts: `list-row`, `list-row-title`, `list-row-secondary`, `list-row-trailing`.
 */
export function ListRow(props: ListRowProps): ReactElement {
  const { loading = false, disabled = false, href, onClick, onIntent, picture } = props
  usePrimitiveSheets(css.sheets)
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
