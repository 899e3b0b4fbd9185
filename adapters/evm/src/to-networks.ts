import { ConfigurationError, parseLink } from '@latchkey/kernel'
import type { Network } from '@latchkey/session/contract'
import { sentences } from '#sentences'
import type { EvmOptions } from './options'

/**
 * The networks as session knows them: CAIP-2 ids, plain data. Refuses what cannot work or is not safe. One code for
 * all of it, since this is in every page; the development build finds out what is wrong (`#sentences`).
 */
export function toNetworks({ networks, rpcUrls, transports }: EvmOptions): readonly Network[] {
  const seen = new Set<unknown>()
  const check = (fine: unknown, network: unknown, urls: readonly string[] = []): void => {
    if (!fine)
      throw new ConfigurationError('EVM_NETWORK', { network: `${network}`, urls: urls.join(' ') }, sentences)
  }
  check(networks?.length, '')
  return networks.map((network) => {
    const id = network?.id
    const urls = rpcUrls?.[id] ?? network?.rpcUrls?.default.http ?? []
    const explorer = network?.blockExplorers?.default.url
    const links = explorer ? [...urls, explorer] : urls
    check(
      Number.isSafeInteger(id) &&
        id > 0 &&
        seen.size < seen.add(id).size &&
        (urls[0] || transports?.[id]) &&
        links.every((url) => parseLink(url)?.protocol.startsWith('http')),
      id,
      links,
    )
    const { name, nativeCurrency, testnet } = network
    return {
      id: `eip155:${id}`,
      namespace: 'eip155',
      name,
      nativeCurrency,
      rpcUrls: urls,
      testnet: !!testnet,
      ...(explorer && { explorerUrl: explorer.replace(/\/$/, '') }),
    }
  })
}
