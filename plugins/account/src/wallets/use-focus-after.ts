import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

export interface FocusAfter {
  /** The element around the rows. */
  readonly list: RefObject<HTMLDivElement | null>
  /** Called before the focused row is removed. */
  readonly leaves: (id: string) => void
}

/** When a row is removed, the focus moves to the row that follows it instead of the top of the page. */
export function useFocusAfter(ids: readonly string[], selector: string): FocusAfter {
  const list = useRef<HTMLDivElement>(null)
  const leaving = useRef<{ readonly id: string; readonly index: number }>(undefined)
  useLayoutEffect(() => {
    const gone = leaving.current
    if (!gone || ids.includes(gone.id)) return
    leaving.current = undefined
    const rows = list.current?.querySelectorAll<HTMLElement>(selector)
    rows?.item(Math.min(gone.index, rows.length - 1))?.focus()
  })
  const leaves = useCallback(
    (id: string) => {
      leaving.current = { id, index: ids.indexOf(id) }
    },
    [ids],
  )
  return { list, leaves }
}
