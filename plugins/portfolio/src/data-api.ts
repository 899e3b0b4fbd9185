import type { CloudApi } from '@latchkey/cloud/contract'
import { untilAborted } from '@latchkey/kernel/async'
import { knownEntry } from '@latchkey/kernel/queries'
import { isSameAddress } from '@latchkey/session/caip'
import type { Network, TokenHolding } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { type AccountQuery, isNative, type PortfolioContext } from './portfolio-context'
import { isDecimals, isPrice, smallestUnits } from './valid-values'

/** Limit of read entries, above that of the list, because some are left out. */
const MAX_ENTRIES = 20_000
/** Limit, because they are part of the request's URL. */
const MAX_FORCED = 20

const textSchema = v.fallback(v.string(), '')
const balanceSchema = v.object({
  name: textSchema,
  symbol: textSchema,
  chainId: v.fallback(v.optional(v.string()), undefined),
  address: v.nullish(v.string()),
  price: v.fallback(v.optional(v.number()), undefined),
  quantity: v.object({
    decimals: v.union([v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), v.number()]),
    numeric: v.pipe(v.string(), v.maxLength(300)),
  }),
  iconUrl: v.fallback(v.optional(v.string()), undefined),
})
const responseSchema = v.object({ balances: v.array(v.unknown()) })

interface BalancesRequest {
  readonly address: string
  readonly network: Network
  isAddress(input: string): boolean
  /** Tokens to read again, bypassing the caches of the service. */
  readonly force: readonly TokenHolding[] | undefined
}

/** Reads the tokens of an account from the data API. Rejects with the errors of `blockchainApi`. */
export function fetchBalances(
  cloud: Pick<CloudApi, 'blockchainApi'>,
  request: BalancesRequest,
  signal: AbortSignal,
): Promise<readonly TokenHolding[]> {
  const { address, network } = request
  return cloud.blockchainApi({
    path: `/v1/account/${encodeURIComponent(address)}/balance`,
    query: { currency: 'usd', chainId: network.id, forceUpdate: forceUpdate(request) },
    networkId: network.id,
    parse: (response) =>
      v
        .parse(responseSchema, response)
        .balances.slice(0, MAX_ENTRIES)
        .flatMap((entry) => parseBalance(entry, request) ?? []),
    signal,
  })
}

function forceUpdate({ network, force }: BalancesRequest): string | undefined {
  const ids = force?.flatMap(({ address }) => (address === undefined ? [] : [`${network.id}:${address}`]))
  return ids && [nativeAssetId(network) ?? [], ...ids].flat().slice(0, MAX_FORCED).join()
}

/** `undefined` for an invalid entry; others are kept. */
function parseBalance(entry: unknown, { network, isAddress }: BalancesRequest): TokenHolding | undefined {
  const parsed = v.safeParse(balanceSchema, entry)
  if (!parsed.success) return undefined
  const { name, symbol, chainId = network.id, price, quantity, iconUrl } = parsed.output
  const { decimals, numeric } = quantity
  const value = isDecimals(decimals) ? smallestUnits(numeric, decimals) : undefined
  if (value === undefined || chainId !== network.id) return undefined
  const address = plainAddress(parsed.output.address, network)
  if (address !== undefined && !isAddress(address)) return undefined
  return {
    networkId: network.id,
    ...(address === undefined ? {} : { address }),
    name,
    symbol,
    decimals,
    ...(iconUrl === undefined ? {} : { iconUrl }),
    value,
    ...(price === undefined ? {} : { priceUsd: price }),
  }
}

/**
 * The address of a CAIP-10 id; `undefined` for the native token, which has a marker address in some
 * responses.
 */
function plainAddress(given: string | null | undefined, network: Network): string | undefined {
  const prefix = `${network.id}:`
  const address = given?.startsWith(prefix) ? given.slice(prefix.length) : given
  return !address || isSameAddress(network.namespace, address, nativeAddress(network) ?? '')
    ? undefined
    : address
}

/**
 * Reads the price of the native token if the list has none: one call, after the list is shown. Testnet tokens
 * have no price.
 */
export function readNativePrice(
  { ctx, cloud, tokens }: PortfolioContext,
  { key, network }: AccountQuery,
): void {
  const service = cloud()
  const listed = tokens.get(key)
  if (!service?.projectId || network.testnet || listed?.status !== 'known') return
  const native = listed.items.find(isNative)
  if (!native || native.priceUsd !== undefined) return
  ctx.spawn(async (signal) => {
    if (!(await untilAborted(service.supports(network.id), signal))) return
    const priceUsd = await fetchNativePrice(service, network, signal).catch(() => undefined)
    const now = knownEntry(tokens.get(key))
    // Ignored, because a newer list has its own read.
    if (priceUsd === undefined || now?.readAtMs !== listed.readAtMs) return
    const items = now.items.map((item) => (isNative(item) ? { ...item, priceUsd } : item))
    ctx.state.assign({ tokens: { ...ctx.state.get().tokens, [key]: { ...now, items } } })
  })
}

const priceSchema = v.object({ fungibles: v.array(v.object({ price: v.optional(v.unknown()) })) })

/** US dollars for one whole native token; `undefined` if the service has no price. */
async function fetchNativePrice(
  cloud: CloudApi,
  network: Network,
  signal: AbortSignal,
): Promise<number | undefined> {
  const address = nativeAssetId(network)
  if (address === undefined) return undefined
  return cloud.blockchainApi({
    path: '/v1/fungible/price',
    body: { currency: 'usd', addresses: [address], projectId: cloud.projectId },
    networkId: network.id,
    parse(response) {
      const price = v.parse(priceSchema, response).fungibles[0]?.price
      return isPrice(price) ? price : undefined
    },
    signal,
  })
}

/** The marker addresses of native tokens in services, by namespace. */
const markers: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: `So${'1'.repeat(41)}`,
}

export const nativeAddress = ({ namespace }: Network): string | undefined => markers[namespace]

/** CAIP-10. */
function nativeAssetId(network: Network): string | undefined {
  const address = nativeAddress(network)
  return address && `${network.id}:${address}`
}
