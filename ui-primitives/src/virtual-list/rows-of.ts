import { Children, isValidElement, type ReactNode } from 'react'

/** What a list is to show: how its rows are told apart, and each of them when it is needed. */
export interface Rows {
  readonly keys: readonly string[]
  draw(index: number): ReactNode
}

type Draw = (key: string, index: number) => ReactNode

/** Rows that stand there already, or those that are drawn when they come into sight. */
export function rowsOf(keys: readonly string[] | undefined, children: ReactNode | Draw): Rows {
  if (typeof children === 'function') {
    const known = keys ?? []
    return { keys: known, draw: (index) => children(known[index] ?? '', index) }
  }
  const rows = Children.toArray(children).filter(isValidElement)
  return { keys: rows.map(({ key }) => String(key)), draw: (index) => rows[index] }
}
