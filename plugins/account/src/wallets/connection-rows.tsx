import { useTexts } from '@latchkey/kernel/react'
import { Image, List, ListRow, useSheets, VisuallyHidden, WalletIcon } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { CheckIcon, CutName } from '@latchkey/ui-primitives/screens'
import { NamespacePicture } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { namespaceName } from '../networks/group-networks'
import { texts } from '../texts'
import { DisconnectButton } from './disconnect'
import type { ListedConnection } from './list-connections'
import * as css from './wallets.css'

interface ConnectionRowProps {
  readonly connection: ListedConnection
  /** Whether the page has networks of several namespaces. */
  readonly showsNamespace: boolean
  readonly isBusy: boolean
  readonly onActivate: () => void
  readonly onDisconnect: () => void
}

/** A connected wallet with its button to disconnect. Part: `wallet-connection`. */
export function ConnectionRow(props: ConnectionRowProps): ReactElement {
  const { connection, showsNamespace, isBusy, onActivate, onDisconnect } = props
  const { name, iconUrl, accounts, isActive } = connection
  useSheets(css.sheets)
  const t = useTexts(texts)
  const isReconnecting = accounts.length === 0
  return (
    <div className={css.line}>
      <ListRow
        part="wallet-connection"
        title={<CutName name={name} />}
        secondary={
          isReconnecting
            ? t('wallets.coming-back')
            : accounts.map(({ namespace, address }) => (
                <span key={namespace} className={css.account}>
                  {showsNamespace && (
                    <span className={css.mark}>
                      <NamespacePicture namespace={namespace} />
                      <VisuallyHidden>{namespaceName(namespace, t)} </VisuallyHidden>
                    </span>
                  )}
                  <bdi className={css.address}>{truncateAddress(address)}</bdi>
                </span>
              ))
        }
        picture={<Image src={iconUrl} name={name} fallback={<WalletIcon />} />}
        current={isActive}
        loading={isBusy || isReconnecting}
        trailing={isActive ? <ActiveBadge /> : undefined}
        onClick={() => {
          if (!isActive) onActivate()
        }}
      />
      <DisconnectButton name={name} isBusy={isBusy} onDisconnect={onDisconnect} />
    </div>
  )
}

interface MultiChainWalletProps {
  readonly connection: ListedConnection
  /** The wallet is being disconnected. */
  readonly isBusy: boolean
  /** The namespace that is being activated. */
  readonly activating: string | undefined
  readonly onActivate: (namespace: string) => void
  readonly onDisconnect: () => void
}

/**
 * A wallet that is connected in several namespaces, with a row for each. A row activates its namespace; the button beside
 * the name disconnects the wallet in all of them. Parts: `wallet-sides`, `wallet-side`.
 */
export function MultiChainWallet(props: MultiChainWalletProps): ReactElement {
  const { connection, isBusy, activating, onActivate, onDisconnect } = props
  const { name, iconUrl, accounts } = connection
  useSheets(css.sheets)
  const t = useTexts(texts)
  return (
    <div part="wallet-sides" className={css.line}>
      <div className={css.wallet}>
        <ListRow
          className={css.innerRow}
          title={<CutName name={name} />}
          picture={<Image src={iconUrl} name={name} fallback={<WalletIcon />} />}
        />
        <List label={t('wallets.sides', { name })}>
          {accounts.map(({ namespace, address, isActive }) => (
            <ListRow
              key={namespace}
              part="wallet-side"
              className={css.innerRow}
              title={
                <>
                  {/* Screen readers list buttons without the heading above them. */}
                  <VisuallyHidden>{name} </VisuallyHidden>
                  {namespaceName(namespace, t)}
                </>
              }
              secondary={<bdi className={css.address}>{truncateAddress(address)}</bdi>}
              picture={<NamespacePicture namespace={namespace} size={40} />}
              current={isActive}
              loading={isBusy || activating === namespace}
              trailing={isActive ? <ActiveBadge /> : undefined}
              onClick={() => {
                if (!isActive) onActivate(namespace)
              }}
            />
          ))}
        </List>
      </div>
      <span className={css.besideFirst}>
        <DisconnectButton name={name} isBusy={isBusy} onDisconnect={onDisconnect} />
      </span>
    </div>
  )
}

/** A check mark for the active wallet or namespace, with a text for screen readers. */
function ActiveBadge(): ReactElement {
  const t = useTexts(texts)
  return (
    <>
      <CheckIcon />
      <VisuallyHidden>{t('wallets.in-use')}</VisuallyHidden>
    </>
  )
}
