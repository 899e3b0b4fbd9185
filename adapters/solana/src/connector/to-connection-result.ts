import { isNetworkId, namespaceOf } from '@latchkey/session/caip'
import type { Account, ConnectionResult, NetworkId } from '@latchkey/session/contract'
import type { SolanaAccount } from './read-accounts'

/** The network for requests is the first preferred one that the account is on, else the first of its networks. */
export function toConnectionResult(
  accounts: readonly SolanaAccount[],
  configured: readonly NetworkId[],
  preferredIds: readonly (NetworkId | undefined)[],
): ConnectionResult | undefined {
  const [first, ...others] = accounts
  if (!first) return undefined
  const approved = networkIdsOf(first.chains, configured)
  const networkId = preferredIds.find((id) => id !== undefined && approved.includes(id)) ?? approved[0]
  if (networkId === undefined) return undefined
  return {
    accounts: [toAccount(first), ...others.map(toAccount)],
    networkIds: { solana: networkId },
    approvedNetworkIds: { solana: approved },
  }
}

const toAccount = ({ address }: SolanaAccount): Account => ({ namespace: 'solana', address })

/** The Wallet Standard's names of the clusters that CAIP-2 identifies by their genesis hash. */
const clusters: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}
/** Any other cluster. */
const LOCAL = 'solana:localnet'

/** The wallet's name of a network, of the chains it lists; `undefined` when it does not serve it. */
export function chainNameOf(networkId: NetworkId, chains: readonly string[]): string | undefined {
  const cluster = clusters[networkId]
  return [networkId, cluster ?? LOCAL].find((name) => chains.includes(name))
}

/** The networks of a wallet's chains: configured ones in the host's order, then the others. */
export function networkIdsOf(
  chains: readonly string[],
  configured: readonly NetworkId[],
): readonly NetworkId[] {
  const own = configured.filter((id) => chainNameOf(id, chains) !== undefined)
  const meant = new Set(own.map((id) => chainNameOf(id, chains)))
  const others = chains.flatMap((chain) => {
    const id = Object.keys(clusters).find((one) => clusters[one] === chain) ?? chain
    return !meant.has(chain) && isNetworkId(id) && namespaceOf(id) === 'solana' ? [id] : []
  })
  return [...new Set([...own, ...others])]
}
