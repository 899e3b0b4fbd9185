import { usePluginState, useRouter, useSlot } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract, sessionStatus } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { type ConnectMethodKind, connectContract, connectMethods } from '../contract'
import { groupKinds, orderMethods } from '../order-methods'
import * as css from '../views/connect-view.css'
import { isInstalled } from '../wallet-list/list-here'
import { RowSkeletons } from './row-skeletons'
import { useDiscovery } from './use-discovery'
import { useFirstCopy } from './use-first-copy'
import { useFurtherParts } from './use-further-parts'
import { WalletList } from './wallet-list'

export interface WaysToConnectProps {
  /** The wallets, and nothing that stands beside them. */
  readonly walletsOnly?: boolean
  /** Only wallets that can connect there. */
  readonly namespace?: ChainNamespace | undefined
}

/** Every way to connect, wallets first where there are some. Part: `connect`. */
export function WaysToConnect({ walletsOnly = false, namespace }: WaysToConnectProps): ReactNode {
  useSheets(css.sheets)
  useCloseWhenConnected()
  const say = useFirstCopy()
  const router = useRouter(connectContract)
  const discovery = useDiscovery()
  const hasRows = usePluginState(sessionContract, ({ wallets }) => wallets.length > 0)
  const hasInstalled = usePluginState(sessionContract, ({ wallets }) => wallets.some(isInstalled))
  const options = usePluginState(connectContract, (state) => state.options)
  const filled = useSlot(connectMethods)
  const methods = walletsOnly ? [] : filled
  const isLegal = (options.termsConditionsUrl ?? options.privacyPolicyUrl) !== undefined
  const isHeld = usePluginState(connectContract, ({ directory }) => directory.holds === true)
  const isSearching = isHeld || (!hasRows && discovery === 'under way')
  const isCollapsed = options.collapseWallets && methods.some(({ kind }) => kind !== 'wallet')
  const needsMore = isLegal || methods.length > 0
  const further = useFurtherParts(needsMore)

  const section = (kinds: readonly ConnectMethodKind[]): ReactElement | undefined => {
    const own = kinds.flatMap((kind) => methods.filter((method) => method.kind === kind))
    const rows = further ? (
      <further.MethodRows methods={own} />
    ) : (
      <RowSkeletons keys={own.map(({ id }) => id)} />
    )
    if (kinds[0] !== 'wallet') return own.length > 0 ? rows : undefined
    return (
      <div className={css.section}>
        {isCollapsed ? (
          further && <further.CollapsedWallets namespace={namespace} />
        ) : (
          <WalletList isSearching={isSearching} namespace={namespace} />
        )}
        {own.length > 0 && rows}
      </div>
    )
  }
  const sections = groupKinds(orderMethods(options.connectMethodsOrder, hasInstalled)).flatMap((kinds) => {
    const content = section(kinds)
    return content ? [{ kind: kinds[0], content }] : []
  })
  return (
    <div part="connect" className={css.view} tabIndex={-1} aria-busy={(needsMore && !further) || undefined}>
      {sections.map(({ kind, content }, index) => (
        <Fragment key={kind}>
          {index > 0 && further && <further.Divider>{say('connect.or')}</further.Divider>}
          {content}
        </Fragment>
      ))}
      <div className={css.footer}>
        {hasRows && (
          <Button variant="quiet" size="small" onClick={() => router.push('GetWallet')}>
            {say('connect.no-wallet-yet')}
          </Button>
        )}
        {isLegal && further && <further.LegalFooter />}
      </div>
      {isSearching && <VisuallyHidden>{say('connect.searching')}</VisuallyHidden>}
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
