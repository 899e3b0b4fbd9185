'use client'

import { Children, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import * as css from './list.css'
import { nextIndex } from './next-index'
import { usePrimitiveSheets } from './sheets'

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
