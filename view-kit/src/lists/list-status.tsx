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
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { RetryIcon } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import * as css from './list-status.css'
import { useListTexts } from './list-texts'

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
  readonly rows?: 1 | 2 | 3
}

const ROWS = ['first', 'second', 'third'] as const

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
  /** The sentence that is shown, such as 'The tokens could not be loaded.' */
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
      {pauseSeconds > 0 ? t('list.retry-in', { seconds: pauseSeconds }) : t('list.retry')}
    </Button>
  )
}
