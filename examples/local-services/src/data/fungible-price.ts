import * as v from 'valibot'
import { jsonReply } from '../http/reply'
import type { BlockchainApiRequest, DataEndpoint } from './data-endpoint'
import { DataError } from './data-error'
import { hostilePrices } from './hostile-responses'
import { namespaceOf } from './network-id'
import { currencies, priceOf } from './prices'
import { readJson } from './read-json'
import { tokenIcon } from './wire-balance'

// What the service uses as the address of a native token.
const NATIVE: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}

const bodySchema = v.object({
  currency: v.string(),
  addresses: v.array(v.string()),
  projectId: v.optional(v.string()),
})

export const fungiblePrice: DataEndpoint = {
  service: 'data:price',
  method: 'POST',
  path: /^\/v1\/fungible\/price()$/,
  projectId: 'body',
  empty: () => ({ fungibles: [] }),
  answer: async (request) => {
    const { currency, addresses } = readJson(request.body, bodySchema)
    if (!currencies.includes(currency)) {
      throw new DataError(400, 'currency', `Unsupported currency: ${currency}`)
    }
    // The service in production reads only the first address.
    const [address] = addresses
    if (address === undefined) throw new DataError(400, 'addresses', 'The list of addresses is empty')
    if (request.variant === 'hostile') return jsonReply({ fungibles: hostilePrices })
    return jsonReply({ fungibles: priced(request, address, currency) })
  },
}

function priced({ world }: BlockchainApiRequest, address: string, currency: string): readonly unknown[] {
  const [, networkId, inner] = /^([^:]+:[^:]+):([^:]+)$/.exec(address) ?? []
  const reader = world.readers.find((one) => one.networkId === networkId)
  if (!reader || inner === undefined || !(isNative(inner, reader.networkId) || reader.isAddress(inner))) {
    throw new DataError(400, 'addresses', `Invalid address: ${address}`)
  }
  const same = (known: string): boolean =>
    namespaceOf(reader.networkId) === 'solana' ? known === inner : known.toLowerCase() === inner.toLowerCase()
  const token = reader.tokens.find((one) =>
    one.address === undefined ? isNative(inner, reader.networkId) : same(one.address),
  )
  const price = token && priceOf(token.symbol, currency)
  if (!token || price === undefined) return []
  const { name, symbol, decimals } = token
  return [{ address, name, symbol, iconUrl: tokenIcon(world.gatewayUrl(), symbol), price, decimals }]
}

function isNative(inner: string, networkId: string): boolean {
  return inner === NATIVE[namespaceOf(networkId)]
}
