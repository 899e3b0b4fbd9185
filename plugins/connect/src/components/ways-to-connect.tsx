import { usePluginState, useRouter, useSlot } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract, sessionStatus } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { type ConnectMethodKind, connectContract, connectMethods } from '../contract'
import type { ConnectOptions } from '../options'
import { groupKinds, orderMethods } from '../order-methods'
import * as css from '../views/connect-view.css'
import { isInstalled } from '../wallet-list/list-here'
import type { ListCode } from './list-code'
import { RowSkeletons } from './row-skeletons'
import { useCode } from './use-code'
import { useDiscovery } from './use-discovery'
import { useFirstCopy } from './use-first-copy'
import { WalletList } from './wallet-list'

export interface WaysToConnectProps {
  readonly code: ListCode
  /** The wallets, and nothing that stands beside them. */
  readonly walletsOnly?: boolean
  /** Only wallets that can connect there. */
  readonly namespace?: ChainNamespace | undefined
}

/** Every way to connect, wallets first where there are some. Part: `connect`. */
export function WaysToConnect({ code, walletsOnly = false, namespace }: WaysToConnectProps): ReactNode {
  useSheets(css.sheets)
  const area = useRef<HTMLDivElement>(null)
  useCloseWhenConnected()
  const say = useFirstCopy()
  const router = useRouter(connectContract)
  const discovery = useDiscovery()
  const hasRows = usePluginState(sessionContract, ({ wallets }) => wallets.length > 0)
  const hasInstalled = usePluginState(sessionContract, ({ wallets }) => wallets.some(isInstalled))
  const options = usePluginState(connectContract, (state) => state.options)
  const filled = useSlot(connectMethods)
  const methods = walletsOnly ? [] : filled
  const isLegal = hasLegal(options)
  const isHeld = usePluginState(connectContract, ({ directory }) => directory.isHoldingWallets === true)
  const isSearching = isHeld || (!hasRows && discovery === 'under way')
  const isCollapsed = options.collapseWallets && methods.some(({ kind }) => kind !== 'wallet')
  const needsMore = isLegal || methods.length > 0
  const further = useCode(code, 'further', needsMore)

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
          <WalletList code={code} area={area} isSearching={isSearching} namespace={namespace} />
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
    <ViewLayout
      part="connect"
      area={area}
      tabIndex={-1}
      busy={(needsMore && !further) || undefined}
      footer={
        (hasRows || isLegal) && (
          <div className={css.footer}>
            {hasRows && (
              <Button variant="quiet" size="small" onClick={() => router.push('GetWallet')}>
                {say('connect.no-wallet-yet')}
              </Button>
            )}
            {isLegal && further && <further.LegalFooter />}
          </div>
        )
      }
    >
      <div className={css.view}>
        {sections.map(({ kind, content }, index) => (
          <Fragment key={kind}>
            {index > 0 && further && <further.Divider>{say('connect.or')}</further.Divider>}
            {content}
          </Fragment>
        ))}
      </div>
      {isSearching && <VisuallyHidden>{say('connect.searching')}</VisuallyHidden>}
    </ViewLayout>
  )
}

/** Whether the host says what one agrees to. */
export const hasLegal = ({ termsConditionsUrl, privacyPolicyUrl }: ConnectOptions): boolean =>
  (termsConditionsUrl ?? privacyPolicyUrl) !== undefined

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
