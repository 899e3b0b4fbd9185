import type { TextOf } from '@latchkey/kernel'
import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { Button, LiveRegion, Text, useSheets } from '@latchkey/ui-primitives'
import { EmptyState, NothingFoundDrawing, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { RetryIcon } from '@latchkey/ui-primitives/screens'
import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { connectContract, type DirectoryPages } from '../contract'
import { useRetryWhenOnline, useWalletDirectory } from '../directory/use-wallet-directory'
import { type TextKey, texts } from '../texts'
import { focusClosestContainer } from '../wallet-list/directory-rows'
import { NothingFound } from '../wallet-list/list-extras'
import * as css from './all-wallets-view.css'
import type { ArrangedWallet, DirectorySearch } from './use-all-wallets'
import { WalletGrid, type WalletGridProps } from './wallet-grid'

export interface AllWalletsBodyProps extends Pick<WalletGridProps, 'start' | 'namespace' | 'onLeave'> {
  readonly wallets: readonly ArrangedWallet[]
  /** The text of the search field, trimmed. */
  readonly query: string
  readonly search: DirectorySearch
  readonly area: RefObject<HTMLDivElement | null>
  readonly onShowAll: () => void
}

/** The tiles of the wallets or, without any, a text that says why there are none. */
export function AllWalletsBody(props: AllWalletsBodyProps): ReactElement {
  const { wallets, query, search, area, onShowAll } = props
  useSheets(css.sheets)
  const t = useTexts(texts)
  const directory = useWalletDirectory()
  const router = useRouter(connectContract)
  const { status, certified } = usePluginState(connectContract, ({ directoryPages }) => directoryPages)
  const more = useNextPage(query !== '')
  const count = wallets.length
  const content = getContent({ count, query, search: search.status, status, certified })
  const retry = (failed: FailedRequest): void => (failed === 'search' ? search.retry() : more.load())
  const retryButton = (failed: FailedRequest): ReactElement => (
    <Button
      icon={<RetryIcon size={18} />}
      onClick={(event) => {
        focusClosestContainer(event)
        retry(failed)
      }}
    >
      {t('connecting.try-again')}
    </Button>
  )
  return (
    <div className={css.body} tabIndex={-1}>
      {content.kind === 'tiles' && (
        <>
          <WalletGrid
            wallets={wallets}
            area={area}
            upcoming={content.upcoming}
            start={props.start}
            namespace={props.namespace}
            onNearEnd={more.onNearEnd}
            onLeave={props.onLeave}
          />
          {content.failed && (
            <div part="all-wallets-rest" className={css.failure}>
              <Text as="p" tone="secondary">
                {t(`all-wallets.rest-${content.failed}`)}
              </Text>
              {retryButton(content.failed)}
            </div>
          )}
        </>
      )}
      {content.kind === 'one-more-letter' && (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          sentence={t('all-wallets.one-more')}
          action={<Button onClick={onShowAll}>{t('connect.show-all')}</Button>}
        />
      )}
      {content.kind === 'failed' && (
        <EmptyState
          drawing={<NothingYetDrawing />}
          sentence={t(`all-wallets.failed-${content.failed}`)}
          action={retryButton(content.failed)}
        />
      )}
      {content.kind === 'none' && (
        <EmptyState
          drawing={<NothingYetDrawing />}
          sentence={content.certified ? t('all-wallets.none-certified') : t('all-wallets.none')}
          action={
            content.certified ? (
              <Button
                onClick={(event) => {
                  focusClosestContainer(event)
                  void directory.showCertified(false)
                }}
              >
                {t('connect.show-all')}
              </Button>
            ) : (
              <Button onClick={() => router.reset('Connect')}>{t('pairing.other-ways')}</Button>
            )
          }
        />
      )}
      <NothingFound query={content.kind === 'nothing-found' ? query : ''} onShowAll={onShowAll} />
      <LiveRegion message={announcementOf(content, query, count, t)} />
    </div>
  )
}

function announcementOf(
  content: AllWalletsContent,
  query: string,
  count: number,
  t: TextOf<TextKey>,
): string {
  if (content.kind === 'one-more-letter') return t('all-wallets.one-more')
  if (content.kind === 'failed') return t(`all-wallets.failed-${content.failed}`)
  if (content.kind !== 'tiles') return ''
  if (content.failed) return t(`all-wallets.rest-${content.failed}`)
  if (content.upcoming > 0) return count === 0 ? t('all-wallets.loading') : ''
  return query === '' ? '' : t('all-wallets.found', { count })
}

interface NextPage {
  /** Called by the grid when its end comes near the visible area, and when it no longer is. */
  onNearEnd(isNear: boolean): void
  load(): void
}

/**
 * Loads the next page of the directory when the end of the grid comes near. Loads none during a search, because then the end
 * of the results is not the end of the loaded pages. A failed page is loaded again when the user retries or when the browser
 * is online again.
 */
function useNextPage(isSearching: boolean): NextPage {
  const directory = useWalletDirectory()
  const { status, pages } = usePluginState(connectContract, ({ directoryPages }) => directoryPages)
  const [isNearEnd, setNearEnd] = useState(true)
  // The grid sets it in the same commit, before the effect of this hook runs: a page that has just been rendered may have
  // moved the end out of sight, while the state is still that of the last render.
  const isNearEndNow = useRef(true)
  const wantedPage = isNearEnd && !isSearching && status === 'idle' ? pages + 1 : undefined
  useEffect(() => {
    if (wantedPage !== undefined && isNearEndNow.current) void directory.loadMore()
  }, [wantedPage, directory])
  const onNearEnd = useCallback((isNear: boolean) => {
    isNearEndNow.current = isNear
    setNearEnd(isNear)
  }, [])
  const load = useCallback(() => void directory.loadMore(), [directory])
  useRetryWhenOnline(status === 'failed', load)
  return { onNearEnd, load }
}

export interface ContentInput {
  /** Number of tiles. */
  readonly count: number
  readonly query: string
  readonly search: 'off' | 'searching' | 'found' | 'failed'
  readonly status: DirectoryPages['status']
  readonly certified: boolean
}

/** The request that failed and can be retried. */
export type FailedRequest = 'page' | 'search'

/** What the view shows. `upcoming` is the number of skeletons after the tiles. */
export type AllWalletsContent =
  | { readonly kind: 'tiles'; readonly upcoming: number; readonly failed: FailedRequest | undefined }
  | { readonly kind: 'nothing-found' }
  | { readonly kind: 'one-more-letter' }
  | { readonly kind: 'failed'; readonly failed: FailedRequest }
  | { readonly kind: 'none'; readonly certified: boolean }

/** Numbers of skeletons: on the first screen, after the last tile, during a search. */
const FIRST_SCREEN = 20
const NEXT_ROWS = 8
const SEARCH_ROWS = 4

/** Returns what the view shows for the loaded pages, the query and the state of the search. */
export function getContent({ count, query, search, status, certified }: ContentInput): AllWalletsContent {
  const isLoading = status === 'idle' || status === 'loading'
  if (query === '') {
    if (count > 0) return tiles(isLoading ? NEXT_ROWS : 0, status === 'failed' ? 'page' : undefined)
    if (isLoading) return tiles(FIRST_SCREEN)
    return status === 'failed' ? { kind: 'failed', failed: 'page' } : { kind: 'none', certified }
  }
  if (search === 'searching') return tiles(count > 0 ? SEARCH_ROWS : FIRST_SCREEN)
  if (count > 0) return tiles(0, search === 'failed' ? 'search' : undefined)
  if (search === 'failed') return { kind: 'failed', failed: 'search' }
  // One letter is not sent to the directory, so there may be matches that are not loaded.
  if (search === 'off' && status !== 'complete') return { kind: 'one-more-letter' }
  return { kind: 'nothing-found' }
}

const tiles = (upcoming: number, failed?: FailedRequest): AllWalletsContent => ({
  kind: 'tiles',
  upcoming,
  failed,
})
