import { ConfigurationError, isWebUrl, type Sentences } from '@latchkey/kernel'
import { isNetworkId } from '../caip'
import type { Network } from '../contract/account'

const sentences: Sentences = {
  INVALID_NETWORK: ({ part = '', expected = '' }) => `The ${part} of a network must be ${expected}.`,
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isPicture = (value: unknown): boolean => /^data:image\//.test(String(value)) || isWebUrl(value)
const address = 'an https address, or http on this machine'

/** Throws a `ConfigurationError` that names the first wrong part of what a host, perhaps without types, hands over. */
export function checkNetwork(network: Network): void {
  const need = (part: string, isRight: boolean, expected: string): void => {
    if (!isRight) throw new ConfigurationError('INVALID_NETWORK', { part, expected }, sentences)
  }
  const { id, namespace, name, nativeCurrency, rpcUrls, explorerUrl, iconUrl } = Object(network)
  need('id', isNetworkId(id), "a CAIP-2 network id, such as 'eip155:1'")
  need(
    'namespace',
    namespace === String(id).split(':')[0],
    `the one of its id, '${String(id).split(':')[0]}'`,
  )
  need('name', isText(name), 'a text')
  const { symbol, decimals } = Object(nativeCurrency)
  need('nativeCurrency.symbol', isText(symbol), 'a text')
  need(
    'nativeCurrency.decimals',
    Number.isInteger(decimals) && decimals >= 0 && decimals <= 255,
    'a whole number from 0 to 255',
  )
  need('rpcUrls', Array.isArray(rpcUrls) && rpcUrls.every(isWebUrl), `a list, each ${address}`)
  need('explorerUrl', explorerUrl === undefined || isWebUrl(explorerUrl), address)
  need('iconUrl', iconUrl === undefined || isPicture(iconUrl), `a data URI of a picture, or ${address}`)
}
