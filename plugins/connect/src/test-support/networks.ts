import type { Network, NetworkId } from '@latchkey/session/contract'

/** Returns networks with these CAIP-2 ids; their other fields are placeholders. */
export const networksOf = (ids: readonly NetworkId[]): readonly Network[] =>
  ids.map((id) => ({
    id,
    namespace: id.replace(/:.*/, ''),
    name: id,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [],
  }))
