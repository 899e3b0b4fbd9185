import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import {
  currentNetworkId,
  evmChainId,
  type Network,
  type NetworkId,
  type NetworkInput,
  sessionContract,
} from '@latchkey/session/contract'

export interface NetworkView {
  /** `undefined` when the wallet is on a network that is not configured. */
  readonly network: Network | undefined
  /** CAIP-2: the wallet's while connected, else the preferred one. */
  readonly networkId: NetworkId | undefined
  /** EIP-155: the number in `networkId`; `undefined` on other chains. */
  readonly chainId: number | undefined
  /** Every configured network, of all chains. */
  readonly networks: readonly Network[]
  /**
   * Switches the wallet's network, or sets the one to connect to while disconnected. Takes a CAIP-2 id, an EIP-155 chain id,
   * or a network of `@latchkey/evm/networks` or viem. Rejects with `NetworkNotFoundError` for one that is not configured,
   * `SwitchChainError` when the wallet cannot (both of `latchkey/errors`), and what `isUserRejection` recognises when the
   * user declines.
   */
  readonly switchNetwork: (network: NetworkInput) => Promise<void>
}

/**
 * The network of the active account, or the one that connecting will request.
 * @throws `MissingProviderError` outside `LatchkeyProvider`
 * @example
 * const { network, chainId, switchNetwork } = useNetwork()
 * if (chainId !== 8453) return <button onClick={() => switchNetwork(8453)}>Switch to Base</button>
 */
export function useNetwork(): NetworkView {
  const { switchNetwork } = usePlugin(sessionContract)
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const networkId = usePluginState(sessionContract, currentNetworkId)
  return {
    network: networks.find(({ id }) => id === networkId),
    networkId,
    chainId: networkId && evmChainId(networkId),
    networks,
    switchNetwork,
  }
}
