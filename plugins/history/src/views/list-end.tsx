import { GetTokens } from '@latchkey/account/view-kit'
import { useTexts } from '@latchkey/kernel/react'
import { useFailurePause } from '@latchkey/kernel/react/use-query'
import { explorerUrl } from '@latchkey/session/chain'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Button, LiveRegion, Text, useSheets } from '@latchkey/ui-primitives'
import { EmptyState, Link, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { RetryIcon } from '@latchkey/ui-primitives/screens'
import { ListLoading, RetryButton, useNetworkName } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import type { HistoryList } from '../model/join-pages'
import { texts } from '../texts'
import * as css from './history.css'

interface ListEndProps {
  readonly target: ActiveTarget
  readonly list: HistoryList
  readonly onMore: () => Promise<void>
}

/**
 * Below the last row: older pages are loading, failed, wait for the user, or are in the explorer. Part:
 * `history-more`.
 */
export function ListEnd({ target, list, onMore }: ListEndProps): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { next, nextPage, isFull } = list
  const pauseSeconds = useFailurePause(nextPage)
  if (isFull)
    return (
      <div className={css.note}>
        <Text as="p" variant="caption" tone="secondary" align="center">
          {t('history.full')}
        </Text>
        <AccountExplorerLink target={target} />
      </div>
    )
  if (next === undefined) return null
  const hasFailed = nextPage?.status === 'failed'
  if (nextPage?.status === 'loading') return <ListLoading label={t('history.more-loading')} rows={1} />
  return (
    <div className={css.note}>
      {hasFailed && (
        <Text as="p" variant="caption" tone="secondary" align="center">
          {t('history.more-failed')}
        </Text>
      )}
      {hasFailed ? (
        <RetryButton
          part="history-more"
          variant="quiet"
          size="small"
          icon={<RetryIcon size={18} />}
          pauseSeconds={pauseSeconds}
          onRetry={() => void onMore()}
        />
      ) : (
        <Button part="history-more" variant="quiet" size="small" onClick={() => void onMore()}>
          {t('history.more')}
        </Button>
      )}
      <LiveRegion message={hasFailed ? t('history.more-failed') : ''} />
    </div>
  )
}

export function EmptyHistory({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const network = useNetworkName(target.network)
  return (
    <EmptyState
      drawing={<NothingYetDrawing />}
      sentence={
        <span className={css.lines}>
          <span>{t('history.empty')}</span>
          <Text variant="caption" tone="secondary">
            {t('history.empty-hint', { network })}
          </Text>
        </span>
      }
      action={<GetTokens />}
    />
  )
}

/** Shown if no service has the network's history. Part: `history-explorer`. */
export function SentOnly({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  return (
    <div className={css.note}>
      <Text as="p" variant="caption" tone="secondary" align="center">
        {t('history.sent-only')}
      </Text>
      <AccountExplorerLink target={target} />
    </div>
  )
}

function AccountExplorerLink({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  const t = useTexts(texts)
  const url = explorerUrl(target.network, 'address', target.account.address)
  if (url === undefined) return null
  return (
    <Link part="history-explorer" href={url} tone="secondary" icon>
      {t('history.explorer')}
    </Link>
  )
}
