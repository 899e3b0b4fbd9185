import { usePluginState, useRouter, useSlot } from '@latchkey/kernel/react'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { Divider } from '@latchkey/ui-primitives/divider'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { LegalFooter } from '../components/legal-footer'
import { MethodRows } from '../components/method-rows'
import { NoWallet } from '../components/no-wallet'
import { useCopy } from '../components/use-copy'
import { useDiscovery } from '../components/use-discovery'
import { WalletList } from '../components/wallet-list'
import { type ConnectMethod, connectContract, connectMethods } from '../contract'
import { orderMethods } from '../wallet-groups'
import * as css from './connect-view.css'

/** Every way to connect, wallets first where there are some. Part: `connect`. */
export default function ConnectView(): ReactNode {
  useSheets(css.sheets)
  useCloseWhenConnected()
  const say = useCopy()
  const router = useRouter(connectContract)
  const discovery = useDiscovery()
  const hasWallets = usePluginState(sessionContract, ({ wallets }) => wallets.length > 0)
  const chosen = usePluginState(connectContract, ({ methodsOrder }) => methodsOrder)
  const methods = useSlot(connectMethods)
  const isSearching = !hasWallets && discovery === 'under way'

  const section = (kind: ConnectMethod['kind']): ReactElement | undefined => {
    const own = methods.filter((method) => method.kind === kind)
    const rows = own.length > 0 ? <MethodRows methods={own} /> : undefined
    if (kind !== 'wallet') return rows
    return (
      <div className={css.section}>
        {isSearching ? <WalletSkeleton /> : hasWallets ? <WalletList /> : <NoWallet />}
        {rows}
      </div>
    )
  }
  const sections = orderMethods(chosen, hasWallets).flatMap((kind) => {
    const content = section(kind)
    return content ? [{ kind, content }] : []
  })
  return (
    <div part="connect" className={css.view}>
      {sections.map(({ kind, content }, index) => (
        <Fragment key={kind}>
          {index > 0 && <Divider>{say('connect.or')}</Divider>}
          {content}
        </Fragment>
      ))}
      <div className={css.footer}>
        {hasWallets && (
          <Button variant="quiet" size="small" onClick={() => router.push('GetWallet')}>
            {say('connect.no-wallet-yet')}
          </Button>
        )}
        <LegalFooter />
      </div>
      <LiveRegion message={isSearching ? say('connect.searching') : ''} />
    </div>
  )
}

function WalletSkeleton(): ReactElement {
  return (
    <div className={css.skeleton}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}

/** A wallet that came back by itself leaves nothing to do here; one that was connected before does. */
function useCloseWhenConnected(): void {
  const router = useRouter(connectContract)
  const isConnected = usePluginState(sessionContract, (state) => sessionStatus(state) === 'connected')
  const before = useRef(isConnected)
  useEffect(() => {
    if (isConnected && !before.current) router.close('plugin')
    before.current = isConnected
  }, [isConnected, router])
}
