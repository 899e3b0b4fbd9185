import type { AccountContract } from '@latchkey/account/contract'
import type { ConnectContract } from '@latchkey/connect/contract'
import type { Latchkey } from '@latchkey/kernel'
import { createHooks, usePlugin, usePluginState } from '@latchkey/kernel/react'
import { type Network, type SessionStatus, sessionContract } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import { mustSwitchNetwork } from '../buttons/account-content'
import { type EvmAccountView, type OtherAccountView, useAccount } from './use-account'

export interface CustomConnectButtonParts {
  readonly status: SessionStatus
  /** The active account, with what `useAccount` knows of it; `undefined` unless connected. */
  readonly account: EvmAccountView | OtherAccountView | undefined
  /** The account's network; `undefined` unless connected, and on a network that is not configured. */
  readonly network: Network | undefined
  /** False on the server and until the browser's storage is read: it is unknown whether a wallet is connected. */
  readonly isReady: boolean
  /** Opens the list of wallets. */
  readonly openConnect: () => void
  /** Opens the account, or the view to switch the network when the wallet's is not configured. */
  readonly openAccount: () => void
  /** Opens the list of networks. */
  readonly openNetworks: () => void
}

export interface CustomConnectButtonProps {
  readonly children: (parts: CustomConnectButtonParts) => ReactNode
}

const { useLatchkey } = /* @__PURE__ */ createHooks<Latchkey<ConnectContract | AccountContract>>()

/**
 * Renders a connect button of your own, by a function that gets what `ConnectButton` shows.
 * @example
 * <CustomConnectButton>
 *   {({ account, isReady, openAccount, openConnect }) => (
 *     <button disabled={!isReady} onClick={account ? openAccount : openConnect}>{account?.displayName ?? 'Connect'}</button>
 *   )}
 * </CustomConnectButton>
 */
export function CustomConnectButton({ children }: CustomConnectButtonProps): ReactNode {
  const latchkey = useLatchkey()
  const { policy } = usePlugin(sessionContract)
  const view = useAccount()
  const isReady = usePluginState(sessionContract, (state) => state.restoreStatus !== 'reading')
  const account = view.status === 'connected' ? view : undefined
  const mustSwitch = account !== undefined && mustSwitchNetwork(account, policy)
  return children({
    status: view.status,
    account,
    network: account?.network,
    isReady,
    openConnect: () => latchkey.open('Connect'),
    openAccount: () => latchkey.open(mustSwitch ? 'UnsupportedChain' : 'Account'),
    openNetworks: () => latchkey.open('Networks'),
  })
}
