import { safeHref } from '@latchkey/ui-primitives/safe-url'
import { Children, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import * as css from './list.css'
import { Spinner } from './marks'
import { classNames, usePrimitiveSheets } from './sheets'

/** Returns the index of the row that a key moves to, or `undefined` for a key that does not move. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

export interface ListProps {
  /** Names the list for assistive technology. */
  readonly label: string
  /** `ListRow` elements with keys. */
  readonly children?: ReactNode
}

const CONTROLS = 'button:not(:disabled), a[href]'

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)]
  const index = controls.findIndex((control) =>
    control.contains(event.target instanceof Node ? event.target : null),
  )
  const next = index < 0 ? undefined : nextIndex(event.key, index, controls.length)
  if (next === undefined) return
  event.preventDefault()
  controls[next]?.focus()
}

/** A list of rows. Tab reaches each row. Arrow keys, Home and End move the focus between rows. Part: `list`. */
export function List({ label, children }: ListProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <ul aria-label={label} part="list" className={css.list} onKeyDown={moveFocus}>
      {Children.map(children, (row) => row && <li>{row}</li>)}
    </ul>
  )
}

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

export interface RowSkeletonProps {
  /** Whether there is a second line. */
  readonly secondary?: boolean
  /** Whether the picture is round. */
  readonly round?: boolean
}

/** A placeholder with the same layout as a `ListRow`. Hidden from assistive technology. Part: `skeleton`. */
export function RowSkeleton({ secondary, round }: RowSkeletonProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <div aria-hidden part="skeleton" className={css.row}>
      <span className={round ? css.roundSkeleton : css.skeletonPicture} />
      <span className={css.text}>
        <span className={css.skeletonTitle} />
        {secondary && <span className={css.skeletonSecondary} />}
      </span>
    </div>
  )
}
