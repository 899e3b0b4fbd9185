import type { NetworkId } from '@latchkey/session/contract'

/** How the Wallet Standard calls the clusters that CAIP-2 knows by their genesis hash. */
const clusters: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}
/** A cluster that nobody else knows. */
const LOCAL = 'solana:localnet'

const networkIdPattern = /^solana:[-\w]{1,64}$/
const isNetworkId = (chain: string): chain is NetworkId => networkIdPattern.test(chain)

/** What a wallet calls a network among the chains it lists; `undefined` when it does not serve it. */
export function chainNameOf(networkId: NetworkId, chains: readonly string[]): string | undefined {
  const cluster = clusters[networkId]
  return [networkId, cluster ?? LOCAL].find((name) => chains.includes(name))
}

/** The networks of a wallet's chains: those of this site in its order, then the others. */
export function networkIdsOf(
  chains: readonly string[],
  configured: readonly NetworkId[],
): readonly NetworkId[] {
  const own = configured.filter((id) => chainNameOf(id, chains) !== undefined)
  const meant = new Set(own.map((id) => chainNameOf(id, chains)))
  const others = chains.flatMap((chain) => {
    const id = Object.keys(clusters).find((one) => clusters[one] === chain) ?? chain
    return !meant.has(chain) && isNetworkId(id) ? [id] : []
  })
  return [...new Set([...own, ...others])]
}
