import { ConfigurationError, isWebUrl } from '@latchkey/kernel'
import type { EvmOptions } from './options'
import { rpcUrlsOf } from './to-networks'

/** Names are compared in the development build. */
export const optionNames: undefined = undefined

/** The production build refuses by code what cannot work or is not safe; the development build checks every value. */
export function checkOptions(options: EvmOptions): void {
  const need = (isRight: unknown, code: string): void => {
    if (!isRight) throw new ConfigurationError(code)
  }
  const seen = new Set<number>()
  need(options.networks?.length, 'NO_NETWORK')
  for (const network of options.networks) {
    const urls = rpcUrlsOf(options, network)
    need(network.id > 0, 'INVALID_NETWORK')
    need(seen.size < seen.add(network.id).size, 'DUPLICATE_NETWORK')
    need(urls.length || options.transports?.[network.id], 'NETWORK_WITHOUT_RPC')
    need(urls.every(isWebUrl), 'INVALID_RPC_URL')
  }
}
