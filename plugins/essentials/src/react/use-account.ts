import { usePluginState } from '@latchkey/kernel/react'
import { allAccounts, type ConnectedAccount, type Network, sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { useMemo } from 'react'
import { type AccountBalance, type AccountIdentity, accountIdentity } from '../buttons/account-content'
import { useKnownIdentity, useNativeBalance } from './account-details'
import {
  type EvmConnectionView,
  type NoConnectionView,
  type OtherConnectionView,
  useConnection,
} from './use-connection'
import { useNetworkPicture } from './use-network-picture'

export interface AccountDetails extends AccountIdentity {
  /** The native balance, as the buttons show it; `undefined` while it is unknown. */
  readonly balance: AccountBalance | undefined
}

interface ForEveryStatus {
  /** The accounts of every connected wallet, on all chains; empty without one. */
  readonly allAccounts: readonly ConnectedAccount[]
  /** Whether the chain has not yet decided about something that the account has sent on this network. */
  readonly hasPendingTransactions: boolean
}

export type NoAccountView = NoConnectionView &
  ForEveryStatus & { readonly [Field in keyof AccountDetails]?: undefined }
export interface EvmAccountView extends EvmConnectionView, AccountDetails, ForEveryStatus {}
export interface OtherAccountView extends OtherConnectionView, AccountDetails, ForEveryStatus {}

/** Discriminated by `status`, and by `namespace` as `ConnectionView`. Each member has the same fields. */
export type AccountView = NoAccountView | EvmAccountView | OtherAccountView

/**
 * Returns the active account: what `useConnection` returns, with name, picture and balance as the dialog and the buttons show
 * them, and `network.iconUrl` is the host's picture of the network, else the one that was fetched for a view. The object is the same until something changes, and then the component renders again.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`, `PluginUnavailableError` without the plugins of
 * `essentials()`
 * @example
 * const { status, displayName, avatarUrl, balance } = useAccount()
 * if (status !== 'connected') return <ConnectButton />
 * return <p><img src={avatarUrl} alt="" /> {displayName} {balance?.formatted} {balance?.symbol}</p>
 */
export function useAccount(): AccountView {
  const connection = useConnection()
  const target = connection.status === 'connected' ? connection : undefined
  const known = useKnownIdentity(target)
  const balance = useNativeBalance(target)
  const iconUrl = useNetworkPicture(target?.network)
  const accounts = usePluginState(sessionContract, (state) => allAccounts(state), areSameAccounts)
  const isPending = usePluginState(transactionsContract, ({ entries }) =>
    entries.some(
      ({ sent, result }) => !result && sent.networkId === target?.networkId && sent.from === target.address,
    ),
  )
  return useMemo((): AccountView => {
    const forEveryStatus = { allAccounts: accounts, hasPendingTransactions: isPending }
    if (connection.status !== 'connected') return { ...connection, ...forEveryStatus }
    const { address, network } = connection
    const pictured = network && withPicture(network, iconUrl)
    return {
      ...connection,
      ...accountIdentity(address, known),
      ...forEveryStatus,
      balance,
      network: pictured,
    }
  }, [connection, known, balance, iconUrl, accounts, isPending])
}

function withPicture(network: Network, iconUrl: string | undefined): Network {
  const { iconUrl: _, ...rest } = network
  return iconUrl === undefined ? rest : { ...rest, iconUrl }
}

/** `allAccounts` builds a new list each time. */
function areSameAccounts(a: readonly ConnectedAccount[], b: readonly ConnectedAccount[]): boolean {
  return a.length === b.length && a.every((one, index) => isSameAccount(one, b[index]))
}

function isSameAccount(a: ConnectedAccount, b: ConnectedAccount | undefined): boolean {
  return (
    a.connectionId === b?.connectionId &&
    a.namespace === b.namespace &&
    a.address === b.address &&
    a.type === b.type
  )
}
