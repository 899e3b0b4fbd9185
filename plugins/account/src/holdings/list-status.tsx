import type { UseQueryResult } from '@latchkey/kernel/react/use-query'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import * as css from './list-status.css'
import { RetryButton } from './retry-button'

export interface ListStatusProps {
  readonly query: UseQueryResult
  /** What is shown was read some time ago, and reading it again failed. */
  readonly isStale: boolean
}

/** A quiet line over a list that may be out of date. Parts: `list-news`, `list-retry`. */
export function ListStatus({ query, isStale }: ListStatusProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const { isOnline, isRetrying, pauseSeconds, retry } = query
  const news = !isOnline ? say('list.offline') : isStale ? say('list.stale') : ''
  const mayRetry = isOnline && isStale
  return (
    <>
      {news !== '' && (
        <div part="list-news" className={css.line}>
          <Text variant="caption" tone="secondary">
            {news}
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
      <LiveRegion message={news} />
    </>
  )
}
