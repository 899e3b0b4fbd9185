import { useTranslate } from '@latchkey/kernel/react'
import type { ReactNode } from 'react'
import { walletContent } from '../buttons/wallet-content'
import { PageButton, usePageSheets } from './page-button'
import * as quiet from './quiet-button.css'
import { useWalletRow } from './use-wallet-row'

export interface WalletButtonProps {
  /** The wallet's rdns (EIP-6963), or the id of its row in `useWallets()`. */
  readonly wallet: string
  /** Text until the wallet is found, and where it is not installed. Default: "Connect wallet". */
  readonly label?: string
  /** Classes for a look of your own, instead of the default one. The picture keeps its size and shape. */
  readonly className?: string
  readonly disabled?: boolean
}

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
  const { latchkey, row, status } = useWalletRow(wallet)
  const { text, iconUrl, busy, view, asked } = walletContent(row, status, label, t)
  return (
    <PageButton
      name="wallet"
      look={quiet.quiet}
      className={className}
      busy={busy}
      disabled={disabled}
      view={view}
      onOpen={asked && (() => latchkey.open('ConnectingExternal', asked))}
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
      <bdi className={quiet.name}>{text}</bdi>
    </PageButton>
  )
}
