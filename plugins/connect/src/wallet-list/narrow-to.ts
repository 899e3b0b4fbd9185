import type { ChainNamespace } from '@latchkey/session/contract'
import type { ListInput } from './listed-wallet'

/** The session as it is on one kind of chain: its wallets, who is connected there, its networks. */
export function narrowTo(
  namespace: ChainNamespace,
  { wallets, connections, networks }: ListInput['session'],
): ListInput['session'] {
  return {
    wallets: wallets.filter(({ namespaces }) => namespaces.includes(namespace)),
    connections: Object.fromEntries(
      Object.entries(connections).filter(([, { networkIds }]) => networkIds?.[namespace] !== undefined),
    ),
    networks: networks.filter(({ id }) => id.startsWith(`${namespace}:`)),
  }
}
