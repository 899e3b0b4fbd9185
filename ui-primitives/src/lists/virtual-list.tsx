import { nextIndex, usePrimitiveSheets } from '@latchkey/ui-primitives'
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { findControl, itemKeyOf, useViewport, windowRows } from './row-window'
import * as css from './virtual-list.css'

export interface VirtualListProps {
  /** Names the list for assistive technology. */
  readonly label: string
  /** The `area` of the `ScrollArea` around it. */
  readonly area: RefObject<HTMLElement | null>
  /** The key of each row, in order, if `children` is a function. */
  readonly keys?: readonly string[]
  /** `ListRow` elements with keys. For thousands of rows, a function that renders the row of a key, for visible rows only. */
  readonly children?: ReactNode | ((key: string, index: number) => ReactNode)
}

/**
 * A `List` for hundreds of rows and more. Only the visible rows, a few around them and the focused row are in the document.
 * `aria-setsize` is the number of all rows. Part: `list`.
 */
export function VirtualList({ label, area, keys: given, children }: VirtualListProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  const list = useRef<HTMLUListElement>(null)
  const { keys, draw } = toRows(given, children)
  const [focusedKey, setFocusedKey] = useState<string>()
  const focused = focusedKey === undefined ? -1 : keys.indexOf(focusedKey)
  const pendingKey = useRef<string>(undefined)
  const viewport = useViewport(area, list)
  const heightOf = useHeights(list)
  useInheritedFocus(area, list)

  useLayoutEffect(() => {
    if (pendingKey.current !== undefined) findControl(list.current, pendingKey.current)?.focus()
    pendingKey.current = undefined
  })
  const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
    const index = keys.indexOf(itemKeyOf(event.target) ?? '')
    const next = index < 0 ? undefined : nextIndex(event.key, index, keys.length)
    if (next === undefined) return
    event.preventDefault()
    // The row may not be rendered yet. It is rendered next, because `focusedKey` is always rendered, and focused then.
    pendingKey.current = keys[next]
    setFocusedKey(keys[next])
    if (next === index) findControl(list.current, keys[next] ?? '')?.focus()
  }
  // The rows next to the focused one are kept too, so that Tab can move to them.
  const isKept = (index: number): boolean => focused >= 0 && Math.abs(index - focused) <= 1
  const parts = windowRows(keys.length, (index) => heightOf(keys[index] ?? ''), viewport, isKept)
  return (
    <ul
      ref={list}
      aria-label={label}
      part="list"
      className={css.list}
      tabIndex={-1}
      onKeyDown={moveFocus}
      onFocus={({ target }) => setFocusedKey((last) => itemKeyOf(target) ?? last)}
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

/** What has the focus in a list, or the list itself. */
const FOCUS_IN_LIST = '[part~="list"]:focus, [part~="list"] :focus'

/**
 * Focuses the list when it is mounted, if it replaces another list that had the focus. A field or a tab that stands in the
 * same area keeps it, and the area stays where it was scrolled to.
 */
function useInheritedFocus(area: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void {
  const [focused] = useState(() => area.current?.querySelector(FOCUS_IN_LIST))
  useLayoutEffect(() => {
    if (focused && !focused.isConnected) list.current?.focus({ preventScroll: true })
  }, [focused, list])
}

interface Rows {
  readonly keys: readonly string[]
  draw(index: number): ReactNode
}

function toRows(keys: readonly string[] = [], children: VirtualListProps['children']): Rows {
  if (typeof children === 'function') return { keys, draw: (index) => children(keys[index] ?? '', index) }
  const rows = Children.toArray(children).filter(isValidElement)
  return { keys: rows.map(({ key }) => String(key)), draw: (index) => rows[index] }
}

/** Height of a row in px, until the first row is measured. */
const ESTIMATED_HEIGHT_PX = 64

/** Returns a function that returns the last measured height of a row in px, or that of the first measured row. */
function useHeights(list: RefObject<HTMLElement | null>): (key: string) => number {
  const heights = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? []) {
      const { height } = row.getBoundingClientRect()
      // Before the dialog is shown every height is 0, and with such heights every row would be in the viewport.
      if (height > 0) heights.current.set(row.dataset['key'] ?? '', height)
    }
  })
  return (key) => heights.current.get(key) ?? heights.current.values().next().value ?? ESTIMATED_HEIGHT_PX
}
