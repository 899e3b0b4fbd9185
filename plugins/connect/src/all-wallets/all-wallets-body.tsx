import { usePluginState, useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { NothingFoundDrawing } from '@latchkey/ui-primitives/drawing/nothing-found'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { focusContainer } from '../components/focus-container'
import { connectContract } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import { type Say, useCopy } from '../copy/use-copy'
import { useWalletDirectory } from '../directory/use-wallet-directory'
import { useRetryWhenOnline } from '../environment/use-retry-when-online'
import { NothingFound } from '../wallet-list/list-extras'
import * as css from './all-wallets.css'
import { type AllWalletsContent, type FailedRequest, getContent } from './content'
import type { ArrangedWallet } from './use-all-wallets'
import type { DirectorySearch } from './use-directory-search'
import { WalletGrid, type WalletGridProps } from './wallet-grid'

export interface AllWalletsBodyProps extends Pick<WalletGridProps, 'start' | 'namespace' | 'onLeave'> {
  readonly wallets: readonly ArrangedWallet[]
  /** Trimmed. */
  readonly query: string
  readonly search: DirectorySearch
  readonly area: RefObject<HTMLDivElement | null>
  readonly onShowAll: () => void
}

/** The tiles, or in their place why there are none. */
export function AllWalletsBody(props: AllWalletsBodyProps): ReactElement {
  const { wallets, query, search, area, onShowAll } = props
  useSheets(css.sheets)
  const say = useCopy(copy)
  const connect = useWalletDirectory()
  const router = useRouter(connectContract)
  const { status, certified } = usePluginState(connectContract, ({ directoryPages: catalogue }) => catalogue)
  const more = useNextPage(query !== '')
  const count = wallets.length
  const shown = getContent({ count, query, search: search.status, status, certified })
  const retry = (failed: FailedRequest): void => (failed === 'search' ? search.retry() : more.load())
  const retryButton = (failed: FailedRequest): ReactElement => (
    <Button
      icon={<RetryIcon size={18} />}
      onClick={(event) => {
        focusContainer(event)
        retry(failed)
      }}
    >
      {say('connecting.try-again')}
    </Button>
  )
  return (
    <div className={css.body} tabIndex={-1}>
      {shown.kind === 'tiles' && (
        <>
          <WalletGrid
            wallets={wallets}
            area={area}
            upcoming={shown.upcoming}
            start={props.start}
            namespace={props.namespace}
            onNearEnd={more.onNearEnd}
            onLeave={props.onLeave}
          />
          {shown.failed && (
            <div part="all-wallets-rest" className={css.rest}>
              <Text as="p" tone="secondary">
                {say(`all-wallets.rest-${shown.failed}`)}
              </Text>
              {retryButton(shown.failed)}
            </div>
          )}
        </>
      )}
      {shown.kind === 'one-more-letter' && (
        <EmptyState drawing={<NothingFoundDrawing />} sentence={say('all-wallets.one-more')} />
      )}
      {shown.kind === 'failed' && (
        <EmptyState
          drawing={<NothingYetDrawing />}
          sentence={say(`all-wallets.failed-${shown.failed}`)}
          action={retryButton(shown.failed)}
        />
      )}
      {shown.kind === 'none' && (
        <EmptyState
          drawing={<NothingYetDrawing />}
          sentence={shown.certified ? say('all-wallets.none-certified') : say('all-wallets.none')}
          action={
            shown.certified ? (
              <Button
                onClick={(event) => {
                  focusContainer(event)
                  void connect.showCertified(false)
                }}
              >
                {say('connect.show-all')}
              </Button>
            ) : (
              <Button onClick={() => router.reset('Connect')}>{say('pairing.other-ways')}</Button>
            )
          }
        />
      )}
      <NothingFound query={shown.kind === 'nothing-found' ? query : ''} onShowAll={onShowAll} />
      <LiveRegion message={announcementOf(shown, query, count, say)} />
    </div>
  )
}

function announcementOf(shown: AllWalletsContent, query: string, count: number, say: Say<CopyKey>): string {
  if (shown.kind === 'one-more-letter') return say('all-wallets.one-more')
  if (shown.kind === 'failed') return say(`all-wallets.failed-${shown.failed}`)
  if (shown.kind !== 'tiles') return ''
  if (shown.failed) return say(`all-wallets.rest-${shown.failed}`)
  if (shown.upcoming > 0) return count === 0 ? say('all-wallets.loading') : ''
  return query === '' ? '' : say('all-wallets.found', { count })
}

export interface NextPage {
  /** Told by the grid. */
  onNearEnd(isNear: boolean): void
  load(): void
}

/**
 * The next page, before the last one is at its end. Not while searching: what is found is short, and its end says
 * nothing. A page that failed waits for the visitor, or for the connection to come back.
 */
export function useNextPage(isSearching: boolean): NextPage {
  const connect = useWalletDirectory()
  const { status, pages } = usePluginState(connectContract, ({ directoryPages: catalogue }) => catalogue)
  const [isNearEnd, setNearEnd] = useState(true)
  // What the grid says in this very commit, before this hook's effect: a page that came may have been enough.
  const latest = useRef(true)
  const wantedPage = isNearEnd && !isSearching && status === 'idle' ? pages + 1 : undefined
  useEffect(() => {
    if (wantedPage !== undefined && latest.current) void connect.loadMore()
  }, [wantedPage, connect])
  const hearEnd = useCallback((isNear: boolean) => {
    latest.current = isNear
    setNearEnd(isNear)
  }, [])
  const load = useCallback(() => void connect.loadMore(), [connect])
  useRetryWhenOnline(status === 'failed', load)
  return { onNearEnd: hearEnd, load }
}
