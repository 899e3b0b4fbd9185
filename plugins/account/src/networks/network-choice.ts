import type { TextOf } from '@latchkey/kernel'
import {
  activeConnection,
  activeTarget,
  type ChainNamespace,
  connectedWallet,
  type Network,
  type SessionState,
} from '@latchkey/session/contract'
import type { TextKey } from '../texts'

/** What picking a network does. */
export type NetworkChoice =
  /** It is the active one already. */
  | 'current'
  /** No wallet is connected: it becomes the preferred one. */
  | 'prefer'
  /** A connected wallet is on it: switches without a request. */
  | 'switch'
  /** The wallet has to approve. */
  | 'request'
  /** Wallets are connected, but none in its namespace. */
  | 'connect-first'

/** Returns what picking this network does in the given session state. */
export function networkChoice(state: SessionState, { id, namespace }: Network): NetworkChoice {
  const target = activeTarget(state)
  if (target?.networkId === id) return 'current'
  const connection = activeConnection(state, namespace)
  if (connection?.status !== 'connected' || connection.networkIds[namespace] === undefined)
    return target ? 'connect-first' : 'prefer'
  return connection.networkIds[namespace] === id ? 'switch' : 'request'
}

/** Returns the name of the connected wallet that has not approved the network; `undefined` if the network can be picked. */
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

/** Groups networks by namespace, in the host's order, but with the namespace `first` before the others. */
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

const named = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks', 'ton', 'tron'] as const

/** Returns the name of a CAIP-2 namespace in the user's language, or the namespace itself if it has no name. */
export function namespaceName(namespace: ChainNamespace, t: TextOf<TextKey>): string {
  const known = named.find((one) => one === namespace)
  return known === undefined ? namespace : t(`namespace.${known}`)
}
