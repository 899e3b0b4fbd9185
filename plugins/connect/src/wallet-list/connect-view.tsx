import { usePluginState, useRouter, useServices, useSlot } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract, sessionStatus } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { type ConnectMethodKind, connectContract, connectMethods } from '../contract'
import { installedWalletsCopy } from '../copy/installed-wallets-copy'
import { useCopy } from '../copy/use-copy'
import type { ConnectOptions } from '../options'
import * as css from './connect-view.css'
import { isInstalled } from './installed-wallets'
import { groupKinds, orderMethods } from './order-methods'
import { type ListCode, useListCode } from './use-list-code'
import { RowSkeletons, WalletListSection } from './wallet-list-section'

export interface ConnectViewProps {
  readonly code: ListCode
  /** The wallets without other methods. */
  readonly walletsOnly?: boolean
  /** Only wallets that can connect there. */
  readonly namespace?: ChainNamespace | undefined
}

/** The wallets and the other methods to connect; wallets first if any is installed. Part: `connect`. */
export function ConnectView({ code, walletsOnly = false, namespace }: ConnectViewProps): ReactNode {
  useSheets(css.sheets)
  const area = useRef<HTMLDivElement>(null)
  useCloseWhenConnected()
  const say = useCopy(installedWalletsCopy)
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
  const needsExtras = isLegal || methods.length > 0
  const extras = useListCode(code.extras, needsExtras)

  const section = (kinds: readonly ConnectMethodKind[]): ReactElement | undefined => {
    const own = kinds.flatMap((kind) => methods.filter((method) => method.kind === kind))
    const rows = extras ? (
      <extras.MethodRows methods={own} />
    ) : (
      <RowSkeletons keys={own.map(({ id }) => id)} />
    )
    if (kinds[0] !== 'wallet') return own.length > 0 ? rows : undefined
    return (
      <div className={css.section}>
        {isCollapsed ? (
          extras && <extras.CollapsedWallets namespace={namespace} />
        ) : (
          <WalletListSection code={code} area={area} isSearching={isSearching} namespace={namespace} />
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
      busy={(needsExtras && !extras) || undefined}
      footer={
        (hasRows || isLegal) && (
          <div className={css.footer}>
            {hasRows && (
              <Button variant="quiet" size="small" onClick={() => router.push('GetWallet')}>
                {say('connect.no-wallet-yet')}
              </Button>
            )}
            {isLegal && extras && <extras.LegalFooter />}
          </div>
        )
      }
    >
      <div className={css.view}>
        {sections.map(({ kind, content }, index) => (
          <Fragment key={kind}>
            {index > 0 && extras && <extras.Divider>{say('connect.or')}</extras.Divider>}
            {content}
          </Fragment>
        ))}
      </div>
      {isSearching && <VisuallyHidden>{say('connect.searching')}</VisuallyHidden>}
    </ViewLayout>
  )
}

/** Whether the host has terms or a privacy policy to link. */
export const hasLegal = ({ termsConditionsUrl, privacyPolicyUrl }: ConnectOptions): boolean =>
  (termsConditionsUrl ?? privacyPolicyUrl) !== undefined

/** Closes the dialog when a wallet reconnects silently; a wallet connected before the view opened does not close it. */
function useCloseWhenConnected(): void {
  const router = useRouter(connectContract)
  const isConnected = usePluginState(sessionContract, (state) => sessionStatus(state) === 'connected')
  const before = useRef(isConnected)
  useEffect(() => {
    if (isConnected && !before.current) router.finish()
    before.current = isConnected
  }, [isConnected, router])
}

/** Extensions announce themselves within this time. */
const DISCOVERY_MS = 600

/** Whether wallets may still be about to appear. */
export function useDiscovery(): 'under way' | 'over' {
  const { ports } = useServices()
  const [discovery, setDiscovery] = useState<'under way' | 'over'>('under way')
  useEffect(() => {
    const leaving = new AbortController()
    ports.clock.wait(DISCOVERY_MS, leaving.signal).then(
      () => setDiscovery('over'),
      () => undefined,
    )
    return () => leaving.abort()
  }, [ports])
  return discovery
}
