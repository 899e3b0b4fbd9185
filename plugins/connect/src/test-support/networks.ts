import type { Network, NetworkId } from '@latchkey/session/contract'

/** Networks of which only the id matters. */
export const networksOf = (ids: readonly NetworkId[]): readonly Network[] =>
  ids.map((id) => ({
    id,
    namespace: id.replace(/:.*/, ''),
    name: id,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [],
  }))
