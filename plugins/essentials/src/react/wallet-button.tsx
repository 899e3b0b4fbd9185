import type { ConnectContract } from '@latchkey/connect/contract'
import type { Latchkey } from '@latchkey/kernel'
import { createHooks, usePluginState, useTranslate } from '@latchkey/kernel/react'
import {
  foldRdns,
  isConnectionOf,
  type SessionState,
  sessionContract,
  type WalletRow,
} from '@latchkey/session/contract'
import { safeImageSource } from '@latchkey/ui-primitives/safe-url'
import { type ReactNode, useEffect } from 'react'
import { PageButton, usePageSheets } from './page-button'
import * as quiet from './quiet-button.css'

export interface WalletButtonProps {
  /** The wallet's rdns (EIP-6963), or the id of its row in `useWallets()`. */
  readonly wallet: string
  /** Text until the wallet is found, and where it is not installed. Default: "Connect wallet". */
  readonly label?: string
  /** Classes for a look of your own, instead of the default one. The picture keeps its size and shape. */
  readonly className?: string
  readonly disabled?: boolean
}

const { useLatchkey } = /* @__PURE__ */ createHooks<Latchkey<ConnectContract>>()

/**
 * A button that connects one wallet, with its name and picture. A click asks that wallet, and the dialog shows how it stands;
 * where the wallet is not installed, or several claim to be it, the list of wallets opens. While it is connected, the account
 * opens.
 * @example
 * <WalletButton wallet="io.metamask" label="MetaMask" />
 */
export function WalletButton({ wallet, label, className, disabled = false }: WalletButtonProps): ReactNode {
  usePageSheets(quiet.sheets)
  const t = useTranslate()
  const latchkey = useLatchkey()
  const row = usePluginState(sessionContract, ({ wallets }) => findWallet(wallets, wallet))
  const status = usePluginState(sessionContract, (state) => statusOf(state, row))
  // Wallets are looked for once something of the dialog is loaded.
  useEffect(() => latchkey.preload('Connect'), [latchkey])
  const iconUrl = safeImageSource(row?.iconUrl)
  const isConnected = status === 'connected'
  return (
    <PageButton
      name="wallet"
      look={quiet.quiet}
      className={className}
      busy={status === 'connecting'}
      disabled={disabled}
      view={isConnected ? 'Account' : row ? 'ConnectingExternal' : 'Connect'}
      onOpen={
        row && !isConnected
          ? () => latchkey.open('ConnectingExternal', { walletId: row.id, name: row.name })
          : undefined
      }
    >
      {iconUrl && (
        <img
          className={`${quiet.picture} ${quiet.square}`}
          src={iconUrl}
          alt=""
          referrerPolicy="no-referrer"
          decoding="async"
        />
      )}
      <bdi className={quiet.name}>{row?.name ?? label ?? t('button.connect', 'Connect wallet')}</bdi>
    </PageButton>
  )
}

/** The row with this id, or the only one that claims the rdns: of several, one may be an impostor. */
function findWallet(rows: readonly WalletRow[], wallet: string): WalletRow | undefined {
  const claimants = rows.filter(({ rdns }) => rdns !== undefined && foldRdns(rdns) === foldRdns(wallet))
  return rows.find(({ id }) => id === wallet) ?? (claimants.length === 1 ? claimants[0] : undefined)
}

function statusOf({ connections }: SessionState, row: WalletRow | undefined): string | undefined {
  const own = row && Object.values(connections).filter((one) => isConnectionOf(row, one))
  return own?.find(({ status }) => status === 'connected')?.status ?? own?.[0]?.status
}
