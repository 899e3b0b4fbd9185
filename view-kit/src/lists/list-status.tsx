import type { UseQueryResult } from '@latchkey/kernel/react/use-query'
import {
  Button,
  type ButtonProps,
  LiveRegion,
  RowSkeleton,
  Text,
  useSheets,
  VisuallyHidden,
} from '@latchkey/ui-primitives'
import {
  EmptyState,
  NothingFoundDrawing,
  NothingYetDrawing,
  SearchField,
} from '@latchkey/ui-primitives/lists'
import { RetryIcon } from '@latchkey/ui-primitives/screens'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { useListTexts } from '../texts'
import * as css from './list-status.css'

export interface ListStatusProps {
  readonly query: UseQueryResult
  /** True if the list is shown from an earlier read because the latest one failed. */
  readonly isStale: boolean
}

/** A line above a list that is offline or stale, with a retry button; else nothing. Parts: `list-news`, `list-retry`. */
export function ListStatus({ query, isStale }: ListStatusProps): ReactElement {
  useSheets(css.sheets)
  const t = useListTexts()
  const { isOnline, isRetrying, pauseSeconds, retry } = query
  const message = !isOnline ? t('list.offline') : isStale ? t('list.stale') : ''
  const mayRetry = isOnline && isStale
  return (
    <>
      {message !== '' && (
        <div part="list-news" className={css.line}>
          <Text variant="caption" tone="secondary">
            {message}
          </Text>
          {mayRetry && (
            <RetryButton
              variant="quiet"
              size="small"
              part="list-retry"
              loading={isRetrying}
              pauseSeconds={pauseSeconds}
              onRetry={retry}
            />
          )}
        </div>
      )}
      <LiveRegion message={message} />
    </>
  )
}

export interface ListLoadingProps {
  /** Text for screen readers, such as 'Loading tokens'. */
  readonly label: string
  /** The number of placeholder rows. Default: 3. */
  readonly rows?: 1 | 2 | 3 | 4
}

const ROWS = ['first', 'second', 'third', 'fourth'] as const

/** Placeholder rows with round pictures while a list is loading. Part: `list-loading`. */
export function ListLoading({ label, rows = 3 }: ListLoadingProps): ReactElement {
  useSheets(css.sheets)
  return (
    <div part="list-loading" className={css.rows}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {ROWS.slice(0, rows).map((name) => (
        <RowSkeleton key={name} secondary round />
      ))}
    </div>
  )
}

export interface ListFailedProps {
  readonly query: UseQueryResult
  /** The sentence that is shown, such as 'Couldn’t load the tokens.' */
  readonly sentence: string
}

/** Empty state with a retry button, for a list that could not be loaded. Part: `list-retry`. */
export function ListFailed({ query, sentence }: ListFailedProps): ReactElement {
  const t = useListTexts()
  const { isOnline, isRetrying, pauseSeconds, retry } = query
  const shown = isOnline ? sentence : t('list.offline-empty')
  return (
    <>
      <EmptyState
        drawing={<NothingYetDrawing />}
        sentence={shown}
        action={
          isOnline && (
            <RetryButton
              part="list-retry"
              icon={<RetryIcon size={18} />}
              loading={isRetrying}
              pauseSeconds={pauseSeconds}
              onRetry={retry}
            />
          )
        }
      />
      <LiveRegion message={shown} />
    </>
  )
}

export interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'loading'> {
  readonly part: string
  /** Seconds until the user may retry. Until then the button is disabled and shows the seconds. */
  readonly pauseSeconds: number
  readonly onRetry: () => void
}

/** A retry button that is disabled during the pause after a failure. */
export function RetryButton({ pauseSeconds, onRetry, ...button }: RetryButtonProps): ReactElement {
  const t = useListTexts()
  return (
    <Button {...button} disabled={pauseSeconds > 0} onClick={onRetry}>
      {pauseSeconds > 0 ? t('list.retry-in', { count: pauseSeconds }) : t('list.retry')}
    </Button>
  )
}

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
