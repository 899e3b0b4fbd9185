import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useCopy } from '../copy/use-copy'
import { AccountFooter } from './account-footer'
import { AccountHead } from './account-head'
import { AccountLocation } from './account-location'
import { AccountTabPanels } from './account-tab-panels'
import * as css from './account-view.css'
import { ComingBalance } from './balance'
import { PortfolioScope } from './portfolio-scope'
import { useTargetOrClose } from './use-target-or-close'

/** Who is connected, with what, what that holds, and what can be done with it. Part: `account`. */
export function AccountView(): ReactNode {
  useSheets(css.sheets)
  const area = useRef<HTMLDivElement>(null)
  const target = useTargetOrClose()
  return (
    <PortfolioScope>
      {target ? (
        <ViewLayout part="account" area={area} footer={<AccountFooter />}>
          <div className={css.view}>
            <AccountHead target={target} />
            <AccountLocation target={target} />
            <AccountTabPanels target={target} area={area} />
          </div>
        </ViewLayout>
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
    <ViewLayout part="account" footer={<div className={css.footer} />}>
      <VisuallyHidden>{say('account.loading')}</VisuallyHidden>
      <div className={css.view}>
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
    </ViewLayout>
  )
}
