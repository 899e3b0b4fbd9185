import { usePluginState } from '@latchkey/kernel/react'
import { identityOf } from '@latchkey/portfolio/contract'
import { type ActiveTarget, activeConnection, sessionContract } from '@latchkey/session/contract'
import { Avatar } from '@latchkey/ui-primitives/avatar'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { truncateName } from '@latchkey/ui-primitives/format/truncate-name'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement, ReactNode } from 'react'
import { useCopy } from '../copy/use-copy'
import { ComingTokens } from '../holdings/tokens-tab'
import { AccountNavRows } from './account-nav-rows'
import * as css from './account-settings-view.css'
import { AccountTypes } from './account-types'
import { DisconnectRow } from './disconnect-row'
import { PortfolioScope, usePortfolio } from './portfolio-scope'
import { useTargetOrClose } from './use-target-or-close'

const NAME_LIMIT = 18

/** The account in use, where it is, what else is connected, and the way out. Part: `account-settings`. */
export function AccountSettingsView(): ReactNode {
  useSheets(css.sheets)
  const target = useTargetOrClose()
  return (
    <PortfolioScope>
      <div part="account-settings" className={css.view}>
        {target ? <Settings target={target} /> : <ComingTokens />}
      </div>
    </PortfolioScope>
  )
}

function Settings({ target }: { readonly target: ActiveTarget }): ReactElement {
  const accounts = usePluginState(sessionContract, (state) => {
    const connection = activeConnection(state, target.namespace)
    return connection?.status === 'connected' ? connection.accounts : undefined
  })
  const own = accounts?.filter(({ namespace }) => namespace === target.namespace) ?? []
  return (
    <>
      <WhoRow target={target} />
      <AccountNavRows target={target} accountCount={own.length} />
      <AccountTypes target={target} accounts={own} />
      <DisconnectRow />
    </>
  )
}

function WhoRow({ target }: { readonly target: ActiveTarget }): ReactElement {
  const say = useCopy()
  const { state } = usePortfolio()
  const { address } = target.account
  const identity = identityOf(state, target)
  const short = <bdi className={css.address}>{truncateAddress(address)}</bdi>
  return (
    <ListRow
      part="account-in-use"
      title={identity?.name === undefined ? short : <bdi>{truncateName(identity.name, NAME_LIMIT)}</bdi>}
      secondary={identity?.name === undefined ? undefined : short}
      picture={<Avatar address={address} src={identity?.avatarUrl} />}
      trailing={
        <CopyButton
          value={address}
          label={say('account.copy')}
          copiedLabel={say('account.copied')}
          failedLabel={say('account.copy-failed')}
        />
      }
    />
  )
}
