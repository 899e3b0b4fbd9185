import type { Network } from '@latchkey/session/contract'
import type { EvmOptions } from './contract'
import type { EvmNetwork } from './networks/index'

export function rpcUrlsOf({ rpcUrls }: EvmOptions, { id, rpcUrls: own }: EvmNetwork): readonly string[] {
  return rpcUrls?.[id] ?? own?.default.http ?? []
}

/** Converts the options to the session's networks: plain data with CAIP-2 ids. */
export function toNetworks(options: EvmOptions): readonly Network[] {
  return options.networks.map((network) => {
    const { id, name, nativeCurrency, blockExplorers, testnet, contracts, iconUrl } = network
    const multicallAddress = contracts?.multicall3?.address
    const explorerUrl = blockExplorers?.default.url.replace(/\/$/, '')
    return {
      id: `eip155:${id}`,
      namespace: 'eip155',
      name,
      nativeCurrency,
      rpcUrls: rpcUrlsOf(options, network),
      testnet: !!testnet,
      ...(explorerUrl && { explorerUrl }),
      ...(multicallAddress && { multicallAddress }),
      ...(iconUrl && { iconUrl }),
    }
  })
}
