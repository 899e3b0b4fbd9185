import { useHasPassed, usePluginState, useRouter, useSlot, useTexts } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract, sessionStatus } from '@latchkey/session/contract'
import { Button, useSheets, ViewLayout, VisuallyHidden } from '@latchkey/ui-primitives'
import { type ReactNode, useEffect, useRef } from 'react'
import { type ConnectMethod, type ConnectOptions, connectContract, connectMethods } from '../contract'
import { installedWalletsCopy } from '../copy/installed-wallets-copy'
import * as css from './connect-view.css'
import { type ListCode, useListCode } from './use-list-code'
import { useFirstShown } from './use-places'
import { WalletListSection } from './wallet-list-section'

export interface ConnectViewProps {
  readonly code: ListCode
  /** Methods that were loaded from the `ConnectMethodSource` items of the slot. */
  readonly loaded: readonly ConnectMethod[]
  /** Whether other methods than wallets are left out. */
  readonly walletsOnly?: boolean
  /** Lists only wallets that can connect in this CAIP-2 namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/** The wallets and the other methods to connect; wallets first if any is installed. Part: `connect`. */
export function ConnectView({ code, loaded, walletsOnly = false, namespace }: ConnectViewProps): ReactNode {
  useSheets(css.sheets)
  const area = useRef<HTMLDivElement>(null)
  useCloseWhenConnected()
  const t = useTexts(installedWalletsCopy)
  const router = useRouter(connectContract)
  const discovery = useDiscovery()
  const hasRows = usePluginState(sessionContract, ({ wallets }) => wallets.length > 0)
  const isLegal = usePluginState(connectContract, ({ options }) => hasLegal(options))
  const filled = useSlot(connectMethods)
  const methods = walletsOnly ? [] : [...filled.flatMap((item) => ('load' in item ? [] : [item])), ...loaded]
  const isHeld = usePluginState(connectContract, ({ directory }) => directory.isHoldingWallets === true)
  const isSearching = isHeld || (!hasRows && discovery === 'under way')
  // A list that opens with rows has all that the browser has, so it has their height.
  const wasSearching = useFirstShown(isSearching)
  const needsExtras = isLegal || methods.length > 0
  const extras = useListCode(code.extras, needsExtras)
  const wallets = (
    <WalletListSection code={code} area={area} isSearching={isSearching} namespace={namespace} />
  )
  return (
    <ViewLayout
      part="connect"
      area={area}
      tabIndex={-1}
      busy={(needsExtras && !extras) || undefined}
      searchable={methods.length === 0}
      footer={
        (hasRows || isLegal) && (
          <div className={css.footer}>
            {hasRows && (
              <Button variant="quiet" size="small" onClick={() => router.push('GetWallet')}>
                {t('connect.no-wallet-yet')}
              </Button>
            )}
            {isLegal && extras && <extras.LegalFooter />}
          </div>
        )
      }
    >
      <div className={wasSearching ? css.skeletonsFirst : css.view}>
        {needsExtras && extras ? (
          <extras.ConnectSections methods={methods} wallets={wallets} namespace={namespace} />
        ) : (
          // When a method is added later, the wallets stay shown while its code is loaded. With legal links they wait for it.
          !isLegal && wallets
        )}
      </div>
      {isSearching && <VisuallyHidden>{t('connect.searching')}</VisuallyHidden>}
    </ViewLayout>
  )
}

/** Whether the host has terms or a privacy policy to link. */
export const hasLegal = ({ termsConditionsUrl, privacyPolicyUrl }: ConnectOptions): boolean =>
  (termsConditionsUrl ?? privacyPolicyUrl) !== undefined

/** Finishes the flow when a wallet is connected while the view is open, such as by a silent reconnect. */
function useCloseWhenConnected(): void {
  const router = useRouter(connectContract)
  const isConnected = usePluginState(sessionContract, (state) => sessionStatus(state) === 'connected')
  const before = useRef(isConnected)
  useEffect(() => {
    if (isConnected && !before.current) router.finish()
    before.current = isConnected
  }, [isConnected, router])
}

/** Installed wallets announce themselves (EIP-6963) within this time. */
const DISCOVERY_MS = 600

/** Returns whether installed wallets may still announce themselves. */
function useDiscovery(): 'under way' | 'over' {
  return useHasPassed(DISCOVERY_MS) ? 'over' : 'under way'
}
