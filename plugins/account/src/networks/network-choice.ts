import {
  activeConnection,
  activeTarget,
  type ChainNamespace,
  connectedWallet,
  type Network,
  type SessionState,
} from '@latchkey/session/contract'

/** Where picking a network leads (behaviour of the networks list). */
export type NetworkChoice =
  /** It is in use. */
  | 'leave'
  /** Nobody is connected there: a choice for later. */
  | 'prefer'
  /** A wallet is there already: nobody is asked. */
  | 'go'
  | 'ask-wallet'
  /** Others are connected, but none on that chain. */
  | 'connect-first'

export function networkChoice(state: SessionState, { id, namespace }: Network): NetworkChoice {
  const target = activeTarget(state)
  if (target?.networkId === id) return 'leave'
  const there = activeConnection(state, namespace)
  if (there?.status !== 'connected' || there.networkIds[namespace] === undefined)
    return target ? 'connect-first' : 'prefer'
  return there.networkIds[namespace] === id ? 'go' : 'ask-wallet'
}

/** The wallet that refuses to serve the network; undefined where it may be picked. */
export function walletWithoutNetwork(state: SessionState, { id, namespace }: Network): string | undefined {
  const connection = activeConnection(state, namespace)
  if (connection?.status !== 'connected' || connection.networkIds[namespace] === id) return undefined
  const approved = connection.approvedNetworkIds?.[namespace]
  if (!approved || approved.includes(id)) return undefined
  return connectedWallet(state, connection.id)?.name
}

export interface NetworkGroup {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
}

/** By the kind of chain, in the order of the host; the kind that is named first in front. */
export function groupNetworks(
  networks: readonly Network[],
  first?: ChainNamespace | undefined,
): readonly NetworkGroup[] {
  const namespaces = [...new Set(networks.map(({ namespace }) => namespace))]
  return namespaces
    .sort((a, b) => Number(b === first) - Number(a === first))
    .map((namespace) => ({
      namespace,
      networks: networks.filter((network) => network.namespace === namespace),
    }))
}
