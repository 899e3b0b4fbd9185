import type { TextOf } from '@latchkey/kernel'
import type { ChainNamespace, Network } from '@latchkey/session/contract'
import type { TextKey } from '../texts'

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
