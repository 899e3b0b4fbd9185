import { usePluginState, useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { NothingFoundDrawing } from '@latchkey/ui-primitives/drawing/nothing-found'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement, RefObject } from 'react'
import type { ArrangedWallet } from '../all-wallets/arrange-wallets'
import { type Failure, type Shown, whatIsShown } from '../all-wallets/what-is-shown'
import { connectContract } from '../contract'
import * as css from './all-wallets-body.css'
import { NothingFound } from './nothing-found'
import { passFocusOn } from './pass-focus-on'
import { type Say, useCopy } from './use-copy'
import type { DirectorySearch } from './use-directory-search'
import { useLists } from './use-lists'
import { useMoreWallets } from './use-more-wallets'
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
  const say = useCopy()
  const connect = useLists()
  const router = useRouter(connectContract)
  const { status, certified } = usePluginState(connectContract, ({ directoryPages: catalogue }) => catalogue)
  const more = useMoreWallets(query !== '')
  const count = wallets.length
  const shown = whatIsShown({ count, query, search: search.status, status, certified })
  const retry = (failed: Failure): void => (failed === 'search' ? search.retry() : more.load())
  const retryButton = (failed: Failure): ReactElement => (
    <Button
      icon={<RetryIcon size={18} />}
      onClick={(event) => {
        passFocusOn(event)
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
            onNearEnd={more.hearEnd}
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
                  passFocusOn(event)
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

function announcementOf(shown: Shown, query: string, count: number, say: Say): string {
  if (shown.kind === 'one-more-letter') return say('all-wallets.one-more')
  if (shown.kind === 'failed') return say(`all-wallets.failed-${shown.failed}`)
  if (shown.kind !== 'tiles') return ''
  if (shown.failed) return say(`all-wallets.rest-${shown.failed}`)
  if (shown.upcoming > 0) return count === 0 ? say('all-wallets.loading') : ''
  return query === '' ? '' : say('all-wallets.found', { count })
}
