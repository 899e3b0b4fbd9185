import { usePluginState, useRouter } from '@latchkey/kernel/react'
import {
  type ActiveTarget,
  activeTarget,
  connectedWallet,
  sessionContract,
  sessionStatus,
} from '@latchkey/session/contract'
import { Avatar } from '@latchkey/ui-primitives/avatar'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { Image } from '@latchkey/ui-primitives/image'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { AccountRows } from '../components/account-rows'
import { AccountTabPanels } from '../components/account-tab-panels'
import { Address } from '../components/address'
import { Balance, ComingBalance } from '../components/balance'
import { useCopy } from '../components/use-copy'
import { accountContract } from '../contract'
import { sameTarget } from '../state'
import * as css from './account-view.css'

/** Who is connected, with what, and what can be done with it. Part: `account`. */
export default function AccountView(): ReactNode {
  useSheets(css.sheets)
  const router = useRouter(accountContract)
  const target = usePluginState(sessionContract, activeTarget, sameTarget)
  const isComing = usePluginState(sessionContract, (state) => sessionStatus(state) === 'reconnecting')
  const isOver = !target && !isComing
  useEffect(() => {
    if (isOver) router.close('plugin')
  }, [isOver, router])
  if (!target) return <ComingAccount />
  return (
    <div part="account" className={css.view}>
      <div className={css.head}>
        <Avatar address={target.account.address} size={64} />
        <Address address={target.account.address} />
        <ConnectedWallet target={target} />
        <Balance target={target} />
      </div>
      <AccountTabPanels />
      <AccountRows target={target} />
    </div>
  )
}

/** Part: `connected-wallet`. */
function ConnectedWallet({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  const say = useCopy()
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, target.connectionId))
  if (!wallet) return null
  return (
    <div part="connected-wallet" className={css.wallet}>
      <Image src={wallet.iconUrl} size={20} fallback={<WalletIcon size={14} />} />
      <Text className={css.walletName}>{say('account.connected-with', { name: wallet.name })}</Text>
    </div>
  )
}

/** The account in its own geometry, while a wallet that was connected before is coming back. */
function ComingAccount(): ReactElement {
  const say = useCopy()
  return (
    <div part="account" className={css.view}>
      <VisuallyHidden>{say('account.loading')}</VisuallyHidden>
      <div className={css.head}>
        <Skeleton shape="circle" size={64} />
        <div className={css.addressLine}>
          <Skeleton shape="text" variant="title" length="full" />
        </div>
        <div className={css.walletLine}>
          <Skeleton shape="text" length="full" />
        </div>
        <ComingBalance />
      </div>
      <div className={css.bones}>
        <RowSkeleton />
        <RowSkeleton />
      </div>
    </div>
  )
}
