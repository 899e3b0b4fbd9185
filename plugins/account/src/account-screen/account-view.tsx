import { usePluginState, useRouter, useRouterState, useTexts } from '@latchkey/kernel/react'
import { explorerUrl } from '@latchkey/session/chain'
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
import { Link } from '@latchkey/ui-primitives/lists'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { NetworkPicture } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { accountContract } from '../contract'
import { texts } from '../texts'
import { AccountFooter } from './account-footer'
import { AccountHead } from './account-head'
import { AccountTabs } from './account-tabs'
import * as css from './account-view.css'
import { PendingBalance } from './balance'
import { PortfolioProvider } from './portfolio-provider'

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
            <AccountLocation target={target} />
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
          <Skeleton shape="circle" size={64} />
          <div className={css.addressLine}>
            <Skeleton shape="text" variant="title" length="full" />
          </div>
          <div className={css.walletLine}>
            <Skeleton shape="text" length="full" />
          </div>
          <PendingBalance />
        </div>
        <div className={css.skeletons}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      </div>
    </ViewLayout>
  )
}

/** Links to the explorer and, while the header shows a back button instead of the network, to the networks. Parts: `account-network`, `explorer`. */
function AccountLocation({ target }: { readonly target: ActiveTarget }): ReactElement {
  const t = useTexts(texts)
  const explorer = explorerUrl(target.network, 'address', target.account.address)
  const router = useRouter(accountContract)
  // The header shows the network unless it shows the back button. Views above this one do not count.
  const hasBack = useRouterState(({ stack }) => stack.findIndex(({ view }) => view === 'Account') > 0)
  return (
    <>
      {explorer !== undefined && (
        <div className={css.explorer}>
          <Link part="explorer" href={explorer} icon>
            {t('account.explorer')}
          </Link>
        </div>
      )}
      {hasBack && (
        <ListRow
          part="account-network"
          title={<bdi>{target.network?.name ?? t('account.unknown-network')}</bdi>}
          picture={<NetworkPicture network={target.network} />}
          trailing={<ChevronIcon />}
          onClick={() => router.push('Networks')}
        />
      )}
    </>
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
