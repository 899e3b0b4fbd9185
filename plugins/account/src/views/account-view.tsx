import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement, ReactNode } from 'react'
import { AccountHead } from '../components/account-head'
import { AccountRows } from '../components/account-rows'
import { AccountTabPanels } from '../components/account-tab-panels'
import { ComingBalance } from '../components/balance'
import { PortfolioScope } from '../components/portfolio-scope'
import { useCopy } from '../components/use-copy'
import { useTargetOrClose } from '../components/use-target-or-close'
import * as css from './account-view.css'

/** Who is connected, with what, what that holds, and what can be done with it. Part: `account`. */
export default function AccountView(): ReactNode {
  useSheets(css.sheets)
  const target = useTargetOrClose()
  return (
    <PortfolioScope>
      {target ? (
        <div part="account" className={css.view}>
          <AccountHead target={target} />
          <AccountTabPanels target={target} />
          <AccountRows target={target} />
        </div>
      ) : (
        <ComingAccount />
      )}
    </PortfolioScope>
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
        <RowSkeleton />
      </div>
    </div>
  )
}
