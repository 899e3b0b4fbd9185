import { usePluginState, useRouter, useSlot } from '@latchkey/kernel/react'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useDiscovery } from '../components/use-discovery'
import { useFirstCopy } from '../components/use-first-copy'
import { useFurtherParts } from '../components/use-further-parts'
import { WalletList } from '../components/wallet-list'
import { type ConnectMethodKind, connectContract, connectMethods } from '../contract'
import { groupKinds, orderMethods } from '../wallet-groups'
import * as css from './connect-view.css'

/** As many as one expects while wallets may still announce themselves. */
const SOME = ['first', 'second', 'third']

/** Every way to connect, wallets first where there are some. Part: `connect`. */
export default function ConnectView(): ReactNode {
  useSheets(css.sheets)
  useCloseWhenConnected()
  const say = useFirstCopy()
  const router = useRouter(connectContract)
  const discovery = useDiscovery()
  const hasWallets = usePluginState(sessionContract, ({ wallets }) => wallets.length > 0)
  const chosen = usePluginState(connectContract, ({ options }) => options.connectMethodsOrder)
  const methods = useSlot(connectMethods)
  const isLegal =
    usePluginState(
      connectContract,
      ({ options }) => options.termsConditionsUrl ?? options.privacyPolicyUrl,
    ) !== undefined
  const isSearching = !hasWallets && discovery === 'under way'
  const isEmpty = !hasWallets && !isSearching
  const needsMore = isEmpty || isLegal || methods.length > 0
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
        {hasWallets ? (
          <WalletList />
        ) : isEmpty && further ? (
          <further.NoWallet />
        ) : (
          <RowSkeletons keys={SOME} />
        )}
        {own.length > 0 && rows}
      </div>
    )
  }
  const sections = groupKinds(orderMethods(chosen, hasWallets)).flatMap((kinds) => {
    const content = section(kinds)
    return content ? [{ kind: kinds[0], content }] : []
  })
  return (
    <div part="connect" className={css.view} aria-busy={(needsMore && !further) || undefined}>
      {sections.map(({ kind, content }, index) => (
        <Fragment key={kind}>
          {index > 0 && further && <further.Divider>{say('connect.or')}</further.Divider>}
          {content}
        </Fragment>
      ))}
      <div className={css.footer}>
        {hasWallets && (
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

/** Rows that are to come, one for each key. */
function RowSkeletons({ keys }: { readonly keys: readonly string[] }): ReactElement {
  return (
    <div className={css.skeleton}>
      {keys.map((key) => (
        <RowSkeleton key={key} />
      ))}
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
