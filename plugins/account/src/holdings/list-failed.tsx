import type { UseQueryResult } from '@latchkey/kernel/react/use-query'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import { RetryButton } from './retry-button'

/** In place of a list that could not be read: what happened, and when to try again. Part: `list-retry`. */
export function ListFailed({
  query,
  sentence,
}: {
  readonly query: UseQueryResult
  readonly sentence: string
}): ReactElement {
  const say = useCopy()
  const { isOnline, isRetrying, pauseSeconds, retry } = query
  const told = isOnline ? sentence : say('list.offline-empty')
  return (
    <>
      <EmptyState
        drawing={<NothingYetDrawing />}
        sentence={told}
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
      <LiveRegion message={told} />
    </>
  )
}
