import { Button, LiveRegion } from '@latchkey/ui-primitives'
import { EmptyState, NothingFoundDrawing, SearchField } from '@latchkey/ui-primitives/lists'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'

/** The number of items from which a list has a search field. */
const SEARCH_FROM = 9

export interface SearchTexts {
  /** Label of the search field. */
  readonly label: string
  /** Label of the button in the field that clears the query. */
  readonly clear: string
  /** Label of the button that clears the query when nothing matches. */
  readonly showAll: string
  /** The sentence that is shown when nothing matches. */
  readonly nothingFound: (query: string) => string
}

export interface SearchableListProps<Item> {
  readonly items: readonly Item[]
  /** Returns the matching items; all for an empty query. Must be the same function in each render. */
  readonly find: (items: readonly Item[], query: string) => readonly Item[]
  readonly texts: SearchTexts
  /** Renders the matching items. */
  readonly children: (shown: readonly Item[]) => ReactNode
}

/** A list with a search field if it has at least nine items, and an empty state if nothing matches. */
export function SearchableList<Item>(props: SearchableListProps<Item>): ReactElement {
  const { items, find, children } = props
  const { label, clear, showAll, nothingFound } = props.texts
  const [query, setQuery] = useState('')
  const hasSearch = items.length >= SEARCH_FROM
  const wanted = hasSearch ? query.trim() : ''
  const shown = useMemo(() => find(items, wanted), [find, items, wanted])
  const isEmpty = shown.length === 0
  return (
    <>
      {hasSearch && <SearchField label={label} clearLabel={clear} value={query} onChange={setQuery} />}
      {isEmpty ? (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          sentence={nothingFound(wanted)}
          action={<Button onClick={() => setQuery('')}>{showAll}</Button>}
        />
      ) : (
        children(shown)
      )}
      <LiveRegion message={isEmpty ? nothingFound(wanted) : ''} />
    </>
  )
}
