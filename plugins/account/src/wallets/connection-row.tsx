import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { Image } from '@latchkey/ui-primitives/image'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import { namespaceName } from '../networks/namespace-name'
import { ActiveBadge } from './active-badge'
import * as css from './connection-row.css'
import { DisconnectButton } from './disconnect-button'
import type { ListedConnection } from './list-connections'

export interface ConnectionRowProps {
  readonly connection: ListedConnection
  /** There are several kinds of chains to tell apart. */
  readonly tellsChain: boolean
  readonly isBusy: boolean
  readonly onActivate: () => void
  readonly onDisconnect: () => void
}

/** A connected wallet, and beside it the way out. Part: `wallet-connection`. */
export function ConnectionRow(props: ConnectionRowProps): ReactElement {
  const { connection, tellsChain, isBusy, onActivate, onDisconnect } = props
  const { name, iconUrl, sides, isInUse } = connection
  useSheets(css.sheets)
  const say = useCopy()
  const isComing = sides.length === 0
  return (
    <div className={css.line}>
      <ListRow
        part="wallet-connection"
        title={<bdi>{name}</bdi>}
        secondary={
          isComing
            ? say('wallets.coming-back')
            : sides.map(({ namespace, address }) => (
                <span key={namespace} className={css.account}>
                  {tellsChain && <span>{namespaceName(namespace, say)}</span>}
                  <bdi className={css.address}>{truncateAddress(address)}</bdi>
                </span>
              ))
        }
        picture={<Image src={iconUrl} name={name} fallback={<WalletIcon />} />}
        current={isInUse}
        loading={isBusy || isComing}
        trailing={isInUse ? <ActiveBadge /> : undefined}
        onClick={() => {
          if (!isInUse) onActivate()
        }}
      />
      <DisconnectButton name={name} isBusy={isBusy} onDisconnect={onDisconnect} />
    </div>
  )
}
