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
  readonly networks: readonly Network[]
  /** Takes a CAIP-2 id, a chain id, or a network of `@latchkey/evm/networks` or viem. */
  readonly switchNetwork: (network: NetworkInput) => Promise<void>
}

/** The network of the active account, or the one that will be asked for. */
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
