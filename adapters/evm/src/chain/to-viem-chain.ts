import type { Network } from '@latchkey/session/contract'
import type { Chain } from 'viem'
import type { ReadableChains } from './evm-context'
import { chainIdOf } from './evm-context'

/** The host's own network object, with its formatters, or one created from the session's network. */
export function toViemChain({ options }: ReadableChains, network: Network): Chain {
  const id = chainIdOf(network.id)
  const given = options.networks.find((one) => one.id === id)
  const { name, nativeCurrency, rpcUrls, explorerUrl } = network
  return {
    id,
    name,
    nativeCurrency,
    ...(explorerUrl ? { blockExplorers: { default: { name, url: explorerUrl } } } : {}),
    ...given,
    rpcUrls: { default: { http: rpcUrls } },
  }
}
