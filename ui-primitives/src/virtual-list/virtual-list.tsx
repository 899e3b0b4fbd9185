'use client'

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { nextIndex } from '../list/next-index'
import { useSheets } from '../sheets'
import { controlOf, keyOf } from './keyed-items'
import { partsOf } from './row-window'
import { rowsOf } from './rows-of'
import { useRowHeights } from './use-row-heights'
import { useSight } from './use-sight'
import * as css from './virtual-list.css'

export interface VirtualListProps {
  /** Names the list for assistive technology. */
  readonly label: string
  /** The `area` of the `ScrollArea` around it. */
  readonly area: RefObject<HTMLElement | null>
  /** One for each row, in order, where `children` draws them. */
  readonly keys?: readonly string[]
  /** One `ListRow` each, keys are theirs; for thousands `keys`, and what draws one of them, which is asked for those in sight. */
  readonly children?: ReactNode | ((key: string, index: number) => ReactNode)
}

/**
 * Like `List`, for hundreds of rows and more: only those in sight are in the document, with a few around them and the
 * one that has the focus. Assistive technology is told how many there are. Part: `list`.
 */
export function VirtualList({ label, area, keys: given, children }: VirtualListProps): ReactElement {
  useSheets(css.sheets)
  const list = useRef<HTMLUListElement>(null)
  const { keys, draw } = rowsOf(given, children)
  const [focusedKey, setFocusedKey] = useState<string>()
  const focused = focusedKey === undefined ? -1 : keys.indexOf(focusedKey)
  const wanted = useRef<string>(undefined)
  const sight = useSight(area, list)
  const heightOf = useRowHeights(list)
  useFocusTakeover(area, list)

  useLayoutEffect(() => {
    if (wanted.current !== undefined) controlOf(list.current, wanted.current)?.focus()
    wanted.current = undefined
  })
  const hearKey = (event: KeyboardEvent<HTMLElement>): void => {
    const index = keys.indexOf(keyOf(event.target) ?? '')
    const next = index < 0 ? undefined : nextIndex(event.key, index, keys.length)
    if (next === undefined) return
    event.preventDefault()
    // It is drawn because it stays, and then it can take the focus.
    wanted.current = keys[next]
    setFocusedKey(keys[next])
    if (next === index) controlOf(list.current, keys[next] ?? '')?.focus()
  }
  // The neighbours too, so that Tab leads where it seems to.
  const stays = (index: number): boolean => focused >= 0 && Math.abs(index - focused) <= 1
  const parts = partsOf(keys.length, (index) => heightOf(keys[index] ?? ''), sight, stays)
  return (
    <ul
      ref={list}
      aria-label={label}
      part="list"
      className={css.list}
      tabIndex={-1}
      onKeyDown={hearKey}
      onFocus={({ target }) => setFocusedKey((last) => keyOf(target) ?? last)}
    >
      {parts.map((part) =>
        part.kind === 'gap' ? (
          <li key={`gap ${part.name}`} aria-hidden className={css.gap} style={{ height: part.height }} />
        ) : (
          <li
            key={keys[part.index]}
            data-key={keys[part.index]}
            aria-posinset={part.index + 1}
            aria-setsize={keys.length}
            className={css.row}
          >
            {draw(part.index)}
          </li>
        ),
      )}
    </ul>
  )
}

/** Rows that stood here before, and one of which had the focus, leave it to the list. */
function useFocusTakeover(area: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void {
  const [taken] = useState(() => area.current?.matches(':focus-within') ?? false)
  useLayoutEffect(() => {
    if (taken) list.current?.focus()
  }, [taken, list])
}
