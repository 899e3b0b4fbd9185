import { jsonReply } from '../http/reply'
import type { BlockchainApiRequest, DataEndpoint } from './data-endpoint'
import { DataError } from './data-error'
import { generateBalances } from './generate-balances'
import type { HoldingsReader } from './holdings'
import { hostileBalances } from './hostile-responses'
import { currencies } from './prices'
import { toWireBalance, type WireBalance } from './wire-balance'

/** Tokens of an account behind `/data/many`, the real ones included. */
export const MANY_TOKENS = 5_000

// Kit versions for which the service returns an empty list, and a missing version.
const REFUSED_VERSION = /(^|1\.6\.4|1\.6\.5)$/

export const balance: DataEndpoint = {
  service: 'data:balance',
  method: 'GET',
  path: /^\/v1\/account\/([^/]+)\/balance$/,
  projectId: 'query',
  empty: () => ({ balances: [] }),
  answer: async (request) => jsonReply({ balances: await balancesFor(request) }),
}

async function balancesFor(request: BlockchainApiRequest): Promise<readonly unknown[]> {
  const { subject: address, query, headers, variant, world } = request
  const readers = readersFor(request)
  const currency = query.get('currency') ?? ''
  if (!currencies.includes(currency))
    throw new DataError(400, 'currency', `Unsupported currency: ${currency}`)
  const version = query.get('sv') ?? `${headers['x-sdk-version'] ?? ''}`
  // Callers without an origin or a kit version get an empty list, as in production.
  if (headers.origin === undefined || REFUSED_VERSION.test(version)) return []
  if (variant === 'hostile') return hostileBalances
  const real = await world.balances.read(
    `${address.toLowerCase()} ${readers.map(({ networkId }) => networkId)} ${currency}`,
    query.has('forceUpdate'),
    () => readAll(request, readers, currency),
  )
  const [first] = readers
  if (variant !== 'many' || !first) return real
  return [...real, ...generateBalances(MANY_TOKENS - real.length, first.networkId, world.gatewayUrl())]
}

function readersFor({
  subject: address,
  query,
  world: { readers },
}: BlockchainApiRequest): readonly HoldingsReader[] {
  const chainId = query.get('chainId')
  const named = readers.filter(({ networkId }) => chainId === null || networkId === chainId)
  if (named.length === 0) throw new DataError(400, 'chainId', `Unsupported chain: ${chainId}`)
  const fitting = named.filter((reader) => reader.isAddress(address))
  if (fitting.length === 0) throw new DataError(400, 'address', `Invalid address: ${address}`)
  return fitting
}

async function readAll(
  { subject: address, world }: BlockchainApiRequest,
  readers: readonly HoldingsReader[],
  currency: string,
): Promise<readonly WireBalance[]> {
  const read = async (reader: HoldingsReader): Promise<readonly WireBalance[]> =>
    (await reader.read(address)).map((holding) =>
      toWireBalance(holding, reader.networkId, currency, world.gatewayUrl()),
    )
  return (await Promise.all(readers.map(read))).flat()
}
