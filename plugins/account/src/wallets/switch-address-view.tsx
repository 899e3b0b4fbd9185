import { labelsOf } from '@latchkey/kernel'
import { usePlugin, useTexts } from '@latchkey/kernel/react'
import { type Account, type ActiveTarget, sessionContract } from '@latchkey/session/contract'
import { ListRow, useSheets, ViewLayout, VisuallyHidden } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { VirtualList } from '@latchkey/ui-primitives/lists'
import { Avatar, CheckIcon, CopyButton, CutName } from '@latchkey/ui-primitives/screens'
import { ListLoading } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTargetOrClose } from '../account-screen/account-view'
import { PortfolioProvider, usePortfolio } from '../account-screen/portfolio-provider'
import { texts } from '../texts'
import { useResultBanner } from '../use-result-banner'
import { useAccounts } from './use-accounts'
import * as css from './wallets.css'

const labelOf = labelsOf(texts)

/** The accounts that the active wallet has granted in the active namespace. Part: `switch-address`. */
export function SwitchAddressView(): ReactNode {
  const t = useTexts(texts)
  const area = useRef<HTMLDivElement>(null)
  const target = useTargetOrClose()
  return (
    <PortfolioProvider>
      <ViewLayout part="switch-address" area={area}>
        {target ? <Accounts target={target} area={area} /> : <ListLoading label={t('account.tab-loading')} />}
      </ViewLayout>
    </PortfolioProvider>
  )
}

interface AccountsProps {
  readonly target: ActiveTarget
  /** The scrolling element around the list. */
  readonly area: RefObject<HTMLDivElement | null>
}

function Accounts({ target, area }: AccountsProps): ReactElement {
  const t = useTexts(texts)
  const banner = useResultBanner()
  const session = usePlugin(sessionContract)
  const { namespace, connectionId } = target
  const accounts = useAccounts(target)
  const [busy, setBusy] = useState<string>()
  const choose = async (address: string): Promise<void> => {
    if (address === target.account.address) return
    setBusy(address)
    try {
      await session.activate(connectionId, { namespace, address })
      banner.done('ACCOUNT_SWITCHED', labelOf('accounts.switched'))
    } catch (error) {
      banner.failed(error, 'ACCOUNT_SWITCH_FAILED', labelOf('accounts.switch-failed'))
    }
    setBusy(undefined)
  }
  return (
    <VirtualList label={t('accounts.list')} area={area} keys={accounts.map(({ address }) => address)}>
      {(address, index) => {
        const account = accounts[index]
        return (
          account && (
            <AddressRow
              account={account}
              isActive={address === target.account.address}
              isBusy={address === busy}
              onChoose={() => void choose(address)}
            />
          )
        )
      }}
    </VirtualList>
  )
}

interface AddressRowProps {
  readonly account: Account
  readonly isActive: boolean
  readonly isBusy: boolean
  readonly onChoose: () => void
}

/** One account of a wallet, with a button that copies its address. Part: `account-choice`. */
function AddressRow({ account, isActive, isBusy, onChoose }: AddressRowProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { state } = usePortfolio()
  const { namespace, address, type } = account
  const entry = state.identities[`${namespace}:${address}`]
  const identity = entry?.status === 'known' ? entry : undefined
  const short = <bdi className={css.address}>{truncateAddress(address)}</bdi>
  const kind = type === undefined ? undefined : t(`accounts.type-${type}`)
  const name = identity?.name
  return (
    <div className={css.line}>
      <ListRow
        part="account-choice"
        title={name === undefined ? short : <CutName name={name} />}
        secondary={
          name === undefined && kind === undefined ? undefined : (
            // In one size, whether a row has a name or not.
            <span className={css.kind}>
              {name !== undefined && short}
              {kind !== undefined && <span>{kind}</span>}
            </span>
          )
        }
        picture={<Avatar address={address} src={identity?.avatarUrl} />}
        current={isActive}
        loading={isBusy}
        trailing={
          isActive ? (
            <>
              <CheckIcon />
              <VisuallyHidden>{t('accounts.in-use')}</VisuallyHidden>
            </>
          ) : undefined
        }
        onClick={onChoose}
      />
      <CopyButton
        value={address}
        label={`${t('account.copy')} ${truncateAddress(address)}`}
        copiedLabel={t('account.copied')}
        failedLabel={t('account.copy-failed')}
      />
    </div>
  )
}
