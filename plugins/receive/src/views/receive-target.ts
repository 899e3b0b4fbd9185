import { usePluginState } from '@latchkey/kernel/react'
import {
  type Account,
  activeTarget,
  type ChainNamespace,
  type Network,
  type NetworkId,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'

/**
 * The account to show and its network. `network` is `undefined` if the wallet's network is not configured.
 */
export interface ReceiveTarget {
  readonly namespace: ChainNamespace
  readonly account: Account
  readonly networkId: NetworkId
  readonly network: Network | undefined
  /** Whether it is the active account and network, whose tokens are known. */
  readonly isActive: boolean
}

/**
 * The active account on the requested network, else on the active one.
 * @returns `undefined` if no account is connected there, or the page does not have the network
 */
export function receiveTarget(
  state: SessionState,
  networkId: NetworkId | undefined,
): ReceiveTarget | undefined {
  const wanted = state.networks.find(({ id }) => id === networkId)
  if (networkId !== undefined && !wanted) return undefined
  const target = activeTarget(state, wanted?.namespace)
  if (!target) return undefined
  const { namespace, account } = target
  const active = activeTarget(state)
  const at = networkId ?? target.networkId
  return {
    namespace,
    account,
    networkId: at,
    network: wanted ?? target.network,
    isActive: active?.networkId === at && active.account.address === account.address,
  }
}

function sameReceiveTarget(a: ReceiveTarget | undefined, b: ReceiveTarget | undefined): boolean {
  return (
    a?.account.address === b?.account.address &&
    a?.networkId === b?.networkId &&
    a?.network === b?.network &&
    a?.isActive === b?.isActive
  )
}

/** The target, updated when the wallet or the user switches. */
export function useReceiveTarget(networkId: NetworkId | undefined): ReceiveTarget | undefined {
  return usePluginState(sessionContract, (state) => receiveTarget(state, networkId), sameReceiveTarget)
}
