import { useLocale, usePluginState, useRouter } from '@latchkey/kernel/react'
import { type ActiveTarget, connectedWallet, sessionContract } from '@latchkey/session/contract'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { Image } from '@latchkey/ui-primitives/image'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement, ReactNode } from 'react'
import { accountContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import { NetworkPicture } from '../networks/network-picture'

export interface AccountNavRowsProps {
  readonly target: ActiveTarget
  /** Accounts of the active wallet, in the active namespace. */
  readonly accountCount: number
}

/** Rows that lead to networks, accounts and wallets. Parts: `account-network`, `account-choices`, `account-wallets`. */
export function AccountNavRows({ target, accountCount }: AccountNavRowsProps): ReactElement {
  const say = useCopy()
  const locale = useLocale()
  const router = useRouter(accountContract)
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, target.connectionId))
  const walletCount = usePluginState(
    sessionContract,
    ({ connections }) => Object.values(connections).filter(({ status }) => status === 'connected').length,
  )
  const counted = (count: number): ReactNode => (
    <>
      {count > 1 && new Intl.NumberFormat(locale).format(count)}
      <ChevronIcon />
    </>
  )
  return (
    <List label={say('account.settings')}>
      <ListRow
        part="account-network"
        title={<bdi>{target.network?.name ?? say('account.unknown-network')}</bdi>}
        secondary={say('settings.network')}
        picture={<NetworkPicture network={target.network} />}
        trailing={<ChevronIcon />}
        onClick={() => router.push('Networks')}
      />
      {accountCount > 1 && (
        <ListRow
          part="account-choices"
          title={say('account.accounts')}
          picture={
            <IconTile>
              <WalletIcon />
            </IconTile>
          }
          trailing={counted(accountCount)}
          onIntent={() => router.preload('SwitchAddress')}
          onClick={() => router.push('SwitchAddress')}
        />
      )}
      <ListRow
        part="account-wallets"
        title={say('wallets.list')}
        picture={<Image src={wallet?.iconUrl} fallback={<WalletIcon />} />}
        trailing={counted(walletCount)}
        onClick={() => router.push('ProfileWallets')}
      />
    </List>
  )
}
