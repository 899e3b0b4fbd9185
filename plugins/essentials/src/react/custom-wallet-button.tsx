import { useTranslate } from '@latchkey/kernel/react'
import type { SessionStatus, WalletRow } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import { walletContent } from '../buttons/wallet-content'
import { useWalletRow } from './use-wallet-row'
import type { WalletButtonProps } from './wallet-button'

export interface CustomWalletButtonParts {
  /** The wallet, as `useWallets` lists it; `undefined` until it is found, where it is not installed, and where several claim its rdns. */
  readonly wallet: WalletRow | undefined
  /** The picture, a data URI or https URL that is safe in `img`; `undefined` where the wallet has none. */
  readonly iconUrl: string | undefined
  /** How this wallet stands, whatever others do. */
  readonly status: SessionStatus
  /** Asks the wallet, and the dialog shows how it stands. Without `wallet` it opens the list of wallets. */
  readonly connect: () => void
  /** Opens the account. */
  readonly openAccount: () => void
  /** Loads the code of what a click opens: call it on hover and focus. */
  readonly preload: () => void
}

export interface CustomWalletButtonProps extends Pick<WalletButtonProps, 'wallet'> {
  readonly children: (parts: CustomWalletButtonParts) => ReactNode
}

/**
 * Renders a button of your own for one wallet, by a function that gets what `WalletButton` shows.
 * @example
 * <CustomWalletButton wallet="io.metamask">
 *   {({ wallet, status, connect, openAccount, preload }) => (
 *     <button onPointerEnter={preload} onFocus={preload} onClick={status === 'connected' ? openAccount : connect}>
 *       {wallet?.name ?? 'Install MetaMask'}
 *     </button>
 *   )}
 * </CustomWalletButton>
 */
export function CustomWalletButton({ wallet, children }: CustomWalletButtonProps): ReactNode {
  const { latchkey, row, status } = useWalletRow(wallet)
  const { iconUrl, view, asked } = walletContent(row, status, undefined, useTranslate())
  return children({
    wallet: row,
    iconUrl,
    status: status ?? 'disconnected',
    connect: () => (asked ? latchkey.open('ConnectingExternal', asked) : latchkey.open(view)),
    openAccount: () => latchkey.open('Account'),
    preload: () => latchkey.preload(view),
  })
}
