import { type RefObject, useLayoutEffect, useRef } from 'react'

/** px; until the first row has been measured. */
const GUESS = 64

/** The height of each row by its key: as it was when it was last drawn, else that of the first row drawn. */
export function useRowHeights(list: RefObject<HTMLElement | null>): (key: string) => number {
  const known = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? []) {
      const { height } = row.getBoundingClientRect()
      // In a dialog that is not shown yet nothing has a height: rows without one would all be in sight.
      if (height > 0) known.current.set(row.dataset['key'] ?? '', height)
    }
  })
  return (key) => known.current.get(key) ?? known.current.values().next().value ?? GUESS
}
