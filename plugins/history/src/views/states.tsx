import type { UseQueryResult } from '@latchkey/kernel/react/use-query'
import type { ActiveTarget } from '@latchkey/session/contract'
import { explorerUrl } from '@latchkey/session/view-kit'
import { Button, type ButtonProps } from '@latchkey/ui-primitives/button'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { Link } from '@latchkey/ui-primitives/link'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import * as css from './history.css'

interface QueryProps {
  readonly query: UseQueryResult
}

/** Shown while nothing is known. */
export function LoadingHistory({ query }: QueryProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  if (!query.isOnline)
    return <EmptyState drawing={<NothingYetDrawing />} sentence={say('history.offline-empty')} />
  return (
    <div className={css.rows}>
      <VisuallyHidden>{say('history.loading')}</VisuallyHidden>
      <RowSkeleton secondary round />
      <RowSkeleton secondary round />
      <RowSkeleton secondary round />
    </div>
  )
}

/** Part: `history-retry`. */
export function FailedHistory({ query }: QueryProps): ReactElement {
  const say = useCopy()
  const sentence = say(query.isOnline ? 'history.failed' : 'history.offline-empty')
  return (
    <>
      <EmptyState
        drawing={<NothingYetDrawing />}
        sentence={sentence}
        action={query.isOnline && <RetryButton query={query} icon={<RetryIcon size={18} />} />}
      />
      <LiveRegion message={sentence} />
    </>
  )
}

/** A line above a list that may be out of date. Parts: `history-news`, `history-retry`. */
export function HistoryNews({ query, isStale }: QueryProps & { readonly isStale: boolean }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const message = !query.isOnline ? say('history.offline') : isStale ? say('history.stale') : ''
  return (
    <>
      {message !== '' && (
        <div part="history-news" className={css.line}>
          <Text variant="caption" tone="secondary">
            {message}
          </Text>
          {query.isOnline && <RetryButton query={query} variant="quiet" size="small" />}
        </div>
      )}
      <LiveRegion message={message} />
    </>
  )
}

export function EmptyHistory({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const network = target.network?.name ?? target.networkId
  return (
    <EmptyState
      drawing={<NothingYetDrawing />}
      sentence={
        <span className={css.lines}>
          <span>{say('history.empty')}</span>
          <Text variant="caption" tone="secondary">
            {say('history.empty-hint', { network })}
          </Text>
        </span>
      }
    />
  )
}

/** Shown where nothing serves the history of the network. Part: `history-explorer`. */
export function SentOnly({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  return (
    <div className={css.note}>
      <Text as="p" variant="caption" tone="secondary" align="center">
        {say('history.sent-only')}
      </Text>
      <AccountExplorerLink target={target} />
    </div>
  )
}

export function AccountExplorerLink({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  const say = useCopy()
  const url = explorerUrl(target.network, 'address', target.account.address)
  if (url === undefined) return null
  return (
    <Link part="history-explorer" href={url} tone="secondary" icon>
      {say('history.explorer')}
    </Link>
  )
}

/** Reads again, once the pause after a failure is over. */
export function RetryButton({
  query,
  ...button
}: QueryProps & Pick<ButtonProps, 'variant' | 'size' | 'icon'>): ReactElement {
  const say = useCopy()
  const { pauseSeconds, isRetrying, retry } = query
  return (
    <Button
      part="history-retry"
      {...button}
      loading={isRetrying}
      disabled={pauseSeconds > 0}
      onClick={() => void retry()}
    >
      {pauseSeconds > 0 ? say('history.retry-in', { seconds: pauseSeconds }) : say('history.try-again')}
    </Button>
  )
}
