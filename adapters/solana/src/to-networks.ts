import type { Network } from '@latchkey/session/contract'
import type { SolanaOptions } from './contract'
import type { SolanaNetwork } from './networks/index'

export function rpcUrlsOf(
  { rpcUrls }: SolanaOptions,
  { id, rpcUrls: own }: SolanaNetwork,
): readonly string[] {
  return rpcUrls?.[id] ?? own?.default.http ?? []
}

/** Converts the options to the session's networks: plain data with CAIP-2 ids. */
export function toNetworks(options: SolanaOptions): readonly Network[] {
  return options.networks.map((network) => {
    const { id, blockExplorers, testnet, ...rest } = network
    const explorerUrl = blockExplorers?.default.url
    return {
      ...rest,
      id: `solana:${id}`,
      namespace: 'solana',
      rpcUrls: rpcUrlsOf(options, network),
      testnet: !!testnet,
      ...(explorerUrl && { explorerUrl }),
    }
  })
}
