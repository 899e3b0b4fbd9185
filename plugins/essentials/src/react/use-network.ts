import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import {
  currentNetworkId,
  evmChainId,
  type Network,
  type NetworkId,
  type NetworkInput,
  sessionContract,
} from '@latchkey/session/contract'
import { useMemo } from 'react'
import { useWalletAction, type WalletAction } from './use-wallet-action'

export interface NetworkView {
  /** `undefined` when the wallet is on a network that is not configured. */
  readonly network: Network | undefined
  /** CAIP-2 id: the wallet's network while connected, otherwise the network that connecting will request. */
  readonly networkId: NetworkId | undefined
  /** EIP-155 chain id of an EVM network, `undefined` for other networks. */
  readonly chainId: number | undefined
  /** Every configured network, of all namespaces. */
  readonly networks: readonly Network[]
  /**
   * Switches the wallet's network, or while disconnected sets the network that connecting will request. Takes a CAIP-2 id,
   * an EIP-155 chain id, or a network of `@latchkey/evm/networks`, `@latchkey/solana/networks` or viem. Rejects with `NetworkNotFoundError` for a network
   * that is not configured, with `SwitchChainError` when the wallet cannot switch (both in `latchkey/errors`), and with an
   * error for which `isUserRejection` returns true when the user declines.
   */
  readonly switchNetwork: (network: NetworkInput) => Promise<void>
}

/**
 * Returns the network of the active account, or while disconnected the network that connecting will request. The object is
 * the same until it changes, and then the component renders again.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const { network, chainId, switchNetwork } = useNetwork()
 * if (chainId !== 8453) return <button onClick={() => switchNetwork(8453)}>Switch to Base</button>
 */
export function useNetwork(): NetworkView {
  const { switchNetwork } = usePlugin(sessionContract)
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const networkId = usePluginState(sessionContract, currentNetworkId)
  return useMemo(
    () => ({
      network: networks.find(({ id }) => id === networkId),
      networkId,
      chainId: networkId && evmChainId(networkId),
      networks,
      switchNetwork,
    }),
    [networks, networkId, switchNetwork],
  )
}

export type SwitchNetworkAction = WalletAction<void, [network: NetworkInput]> & {
  /** Every configured network, of all namespaces. */
  readonly networks: readonly Network[]
}

/**
 * Switches the network, with the state of the request. `mutate` takes a CAIP-2 id, an EIP-155 chain id, or an object with one
 * of them as its `id`, and acts as `switchNetwork` of `useNetwork`, with the same errors.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const { networkId } = useNetwork()
 * const { networks, mutate, status } = useSwitchNetwork()
 * return (
 *   <select value={networkId} disabled={status === 'wallet'} onChange={(event) => mutate({ id: event.target.value })}>
 *     {networks.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
 *   </select>
 * )
 */
export function useSwitchNetwork(): SwitchNetworkAction {
  const { switchNetwork } = usePlugin(sessionContract)
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const action = useWalletAction(switchNetwork)
  return useMemo(() => ({ ...action, networks }), [action, networks])
}
