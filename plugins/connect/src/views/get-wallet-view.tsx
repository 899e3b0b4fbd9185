import { usePluginState, useRouter, useServices } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { List } from '@latchkey/ui-primitives/list'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactNode } from 'react'
import { passFocusOn } from '../components/pass-focus-on'
import { useCopy } from '../components/use-copy'
import { useDirectory } from '../components/use-directory'
import { useLists } from '../components/use-lists'
import { WalletToGetRow } from '../components/wallet-to-get-row'
import { connectContract } from '../contract'
import { platformOf } from '../platform'
import { listToGet } from '../wallet-list/list-to-get'
import { offersAllWallets } from '../wallet-list/offers-all-wallets'
import * as css from './get-wallet-view.css'

/** As many as the directory recommends. */
const TO_COME = ['first', 'second', 'third', 'fourth']

/** Where wallets come from: the host's list, the directory's, or honest advice without links. Part: `get-wallet`. */
export default function GetWalletView(): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(connectContract)
  const lists = useLists()
  const { ports } = useServices()
  const session = usePluginState(sessionContract, (state) => state)
  const connect = usePluginState(connectContract, (state) => state)
  const { status } = connect.directory
  useDirectory()
  const platform = platformOf(ports.browser)
  const offered = listToGet({ session, connect, platform })
  const isComing = status === 'idle' || status === 'loading'
  const hasFailed = status === 'failed'
  const hasRows = offered.length > 0 || isComing
  if (offered.length === 0 && !isComing && !hasFailed)
    return (
      <div part="get-wallet" className={css.advice}>
        <WalletDrawing />
        <Text as="p" tone="secondary" align="center">
          {say('get-wallet.none')}
        </Text>
        <Button onClick={() => window.location.reload()}>{say('get-wallet.reload')}</Button>
      </div>
    )
  return (
    <div part="get-wallet" className={css.view} tabIndex={-1}>
      {hasRows && (
        <Text as="p" tone="secondary">
          {say('get-wallet.intro')}
        </Text>
      )}
      {hasRows && (
        <List label={say('get-wallet.list')}>
          {offered.map(({ wallet, places }) => (
            <WalletToGetRow key={wallet.id} wallet={wallet} places={places} platform={platform} />
          ))}
          {isComing && TO_COME.map((key) => <RowSkeleton key={key} />)}
        </List>
      )}
      {hasFailed && (
        <div part="directory-failed">
          <EmptyState
            drawing={hasRows ? undefined : <NothingYetDrawing />}
            sentence={say('get-wallet.failed')}
            action={
              <Button
                icon={<RetryIcon size={18} />}
                onClick={(event) => {
                  passFocusOn(event)
                  void lists.loadDirectory()
                }}
              >
                {say('connecting.try-again')}
              </Button>
            }
          />
        </div>
      )}
      <LiveRegion message={hasFailed ? say('get-wallet.failed') : ''} />
      {offersAllWallets({ session, connect, platform }) && (
        <Button variant="quiet" onClick={() => router.push('AllWallets')}>
          {say('get-wallet.explore')}
        </Button>
      )}
    </div>
  )
}
