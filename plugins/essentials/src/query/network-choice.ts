import { usePluginState } from '@latchkey/kernel/react'
import {
  activeTarget,
  currentNetworkId,
  type NetworkId,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'

/** A network by its EIP-155 chain id, as viem has it, or by its CAIP-2 id. Default: that of the active account. */
export interface NetworkChoice {
  readonly chainId?: number | undefined
  readonly networkId?: NetworkId | undefined
}

/** The chosen network; by default that of the account that is active on EVM networks, else the first EVM network. */
export function evmNetworkId(state: SessionState, choice: NetworkChoice): NetworkId | undefined {
  return (
    chosenNetworkId(choice) ??
    activeTarget(state, 'eip155')?.networkId ??
    state.preferredNetworkIds['eip155'] ??
    state.networks.find(({ namespace }) => namespace === 'eip155')?.id
  )
}

/** The chosen network; by default the current one, of any chain. */
export const anyNetworkId = (state: SessionState, choice: NetworkChoice): NetworkId | undefined =>
  chosenNetworkId(choice) ?? currentNetworkId(state)

export function chosenNetworkId({ chainId, networkId }: NetworkChoice): NetworkId | undefined {
  return networkId ?? (chainId === undefined ? undefined : `eip155:${chainId}`)
}

export const useEvmNetworkId = (choice: NetworkChoice): NetworkId | undefined =>
  usePluginState(sessionContract, (state) => evmNetworkId(state, choice))
