import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import {
  type Account,
  type ActiveTarget,
  activeConnection,
  sessionContract,
} from '@latchkey/session/contract'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { VirtualList } from '@latchkey/ui-primitives/virtual-list'
import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react'
import { PortfolioScope } from '../account-screen/portfolio-scope'
import { useTargetOrClose } from '../account-screen/use-target-or-close'
import { copy } from '../copy/copy'
import { useCopy } from '../copy/use-copy'
import { ComingTokens } from '../holdings/tokens-tab'
import { useNotices } from '../use-notices'
import { AddressRow } from './address-row'

/** The accounts the wallet in use has given to this page, on the chain in use. Part: `switch-address`. */
export function SwitchAddressView(): ReactNode {
  const area = useRef<HTMLDivElement>(null)
  const target = useTargetOrClose()
  return (
    <PortfolioScope>
      <ViewLayout part="switch-address" area={area}>
        {target ? <Accounts target={target} area={area} /> : <ComingTokens />}
      </ViewLayout>
    </PortfolioScope>
  )
}

const none: readonly Account[] = []

interface AccountsProps {
  readonly target: ActiveTarget
  /** What scrolls around them. */
  readonly area: RefObject<HTMLDivElement | null>
}

function Accounts({ target, area }: AccountsProps): ReactElement {
  const say = useCopy()
  const notices = useNotices()
  const session = usePlugin(sessionContract)
  const { namespace, connectionId } = target
  const all = usePluginState(sessionContract, (state) => {
    const connection = activeConnection(state, namespace)
    return connection?.status === 'connected' ? connection.accounts : none
  })
  const accounts = all.filter((one) => one.namespace === namespace)
  const [busy, setBusy] = useState<string>()
  const choose = async (address: string): Promise<void> => {
    if (address === target.account.address) return
    setBusy(address)
    try {
      await session.activate(connectionId, { namespace, address })
      notices.done('ACCOUNT_SWITCHED', (t) => t('accounts.switched', copy['accounts.switched']))
    } catch (error) {
      notices.failed(error, 'ACCOUNT_SWITCH_FAILED', (t) =>
        t('accounts.switch-failed', copy['accounts.switch-failed']),
      )
    }
    setBusy(undefined)
  }
  return (
    <VirtualList label={say('accounts.list')} area={area} keys={accounts.map(({ address }) => address)}>
      {(address, index) => {
        const account = accounts[index]
        return (
          account && (
            <AddressRow
              account={account}
              isInUse={address === target.account.address}
              isBusy={address === busy}
              onChoose={() => void choose(address)}
            />
          )
        )
      }}
    </VirtualList>
  )
}
