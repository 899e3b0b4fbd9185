import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { Image } from '@latchkey/ui-primitives/image'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import { namespaceName } from '../networks/namespace-name'
import { ActiveBadge } from './active-badge'
import * as row from './connection-row.css'
import { DisconnectButton } from './disconnect-button'
import type { ListedConnection } from './list-connections'
import * as css from './multi-chain-wallet.css'

export interface MultiChainWalletProps {
  readonly connection: ListedConnection
  /** It is being disconnected. */
  readonly isBusy: boolean
  /** The namespace that is being taken into use. */
  readonly activating: string | undefined
  readonly onActivate: (namespace: string) => void
  readonly onDisconnect: () => void
}

/**
 * A wallet that is connected on several chains: a press on one of them uses it there, and beside the wallet is the way
 * out of all. Parts: `wallet-sides`, `wallet-side`.
 */
export function MultiChainWallet(props: MultiChainWalletProps): ReactElement {
  const { connection, isBusy, activating, onActivate, onDisconnect } = props
  const { name, iconUrl, sides } = connection
  useSheets(row.sheets)
  useSheets(css.sheets)
  const say = useCopy()
  return (
    <div part="wallet-sides" className={css.wallet}>
      <div className={css.head}>
        <Image src={iconUrl} name={name} fallback={<WalletIcon />} />
        <bdi className={css.name}>{name}</bdi>
        <span className={css.out}>
          <DisconnectButton name={name} isBusy={isBusy} onDisconnect={onDisconnect} />
        </span>
      </div>
      <List label={say('wallets.sides', { name })}>
        {sides.map(({ namespace, address, isInUse }) => (
          <ListRow
            key={namespace}
            part="wallet-side"
            className={css.side}
            title={
              <>
                {/* A list of buttons has to say whose each is. */}
                <VisuallyHidden>{name} </VisuallyHidden>
                {namespaceName(namespace, say)}
              </>
            }
            secondary={
              <span className={row.account}>
                <bdi className={row.address}>{truncateAddress(address)}</bdi>
              </span>
            }
            current={isInUse}
            loading={isBusy || activating === namespace}
            trailing={isInUse ? <ActiveBadge /> : undefined}
            onClick={() => {
              if (!isInUse) onActivate(namespace)
            }}
          />
        ))}
      </List>
    </div>
  )
}
