import { usePluginState, useRouter, useRouterState, useTexts } from '@latchkey/kernel/react'
import {
  type ActiveTarget,
  activeTarget,
  type ChainNamespace,
  isSameTarget,
  sessionContract,
  sessionStatus,
} from '@latchkey/session/contract'
import {
  ChevronIcon,
  ListRow,
  RowSkeleton,
  useSheets,
  ViewLayout,
  VisuallyHidden,
} from '@latchkey/ui-primitives'
import { CutName, Skeleton } from '@latchkey/ui-primitives/screens'
import { NetworkPicture } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { accountContract } from '../contract'
import { texts } from '../texts'
import { AccountActions } from './account-actions'
import { AccountFooter } from './account-footer'
import { AccountHead } from './account-head'
import { AccountTabs } from './account-tabs'
import * as css from './account-view.css'
import { PendingBalance } from './balance'
import { PortfolioProvider, usePortfolio } from './portfolio-provider'

/** The active account: identity, wallet, balance, tabs and actions. Part: `account`. */
export function AccountView(): ReactNode {
  useSheets(css.sheets)
  const area = useRef<HTMLDivElement>(null)
  const target = useTargetOrClose()
  return (
    <PortfolioProvider>
      {target ? (
        <ViewLayout part="account" area={area} footer={<AccountFooter />}>
          <div className={css.view}>
            <AccountHead target={target} />
            <AccountActions />
            <NetworkRow target={target} />
            <AccountTabs target={target} area={area} />
          </div>
        </ViewLayout>
      ) : (
        <AccountSkeleton />
      )}
    </PortfolioProvider>
  )
}

/** Shown instead of the account while a wallet reconnects. */
function AccountSkeleton(): ReactElement {
  const t = useTexts(texts)
  return (
    <ViewLayout part="account" footer={<div className={css.footer} />}>
      <VisuallyHidden>{t('account.loading')}</VisuallyHidden>
      <div className={css.view}>
        <div className={css.head}>
          <div className={css.identity}>
            <Skeleton shape="circle" size={40} />
            <Skeleton shape="text" variant="label" length="short" />
          </div>
          <PendingBalance />
        </div>
        <PendingTabs />
      </div>
    </ViewLayout>
  )
}

/** Shown instead of the tokens until the account is known. */
function PendingTabs(): ReactElement | null {
  if (usePortfolio().state.balances !== 'on') return null
  return (
    <div className={css.tabs}>
      <div className={css.tabList} />
      <div className={css.skeletons}>
        <RowSkeleton secondary round />
        <RowSkeleton secondary round />
        <RowSkeleton secondary round />
        <RowSkeleton secondary round />
      </div>
    </div>
  )
}

/** A row to the networks, while the header shows a back button instead of the network. Part: `account-network`. */
function NetworkRow({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  // The header shows the network unless it shows the back button. Views above this one do not count.
  const hasBack = useRouterState(({ stack }) => stack.findIndex(({ view }) => view === 'Account') > 0)
  if (!hasBack) return null
  return (
    <ListRow
      part="account-network"
      title={<CutName name={target.network?.name ?? t('account.unknown-network')} />}
      picture={<NetworkPicture network={target.network} />}
      trailing={<ChevronIcon />}
      onClick={() => router.push('Networks')}
    />
  )
}

/** Returns the active account, or that of a namespace. Without one the dialog closes, unless a wallet is reconnecting. */
export function useTargetOrClose(namespace?: ChainNamespace): ActiveTarget | undefined {
  const router = useRouter(accountContract)
  const target = usePluginState(sessionContract, (state) => activeTarget(state, namespace), isSameTarget)
  const isReconnecting = usePluginState(sessionContract, (state) => sessionStatus(state) === 'reconnecting')
  const isGone = !target && !isReconnecting
  useEffect(() => {
    if (isGone) router.close('plugin')
  }, [isGone, router])
  return target
}
