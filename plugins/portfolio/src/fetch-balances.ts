import type { CloudApi } from '@latchkey/cloud/contract'
import type { Network, TokenHolding } from '@latchkey/session/contract'
import * as v from 'valibot'
import { isDecimals, smallestUnits } from './amount'
import { nativeAddress, nativeAssetId } from './native-address'

/** More than is kept, for what is left out; what comes after is not read. */
const MAX_ENTRIES = 20_000
/** They stand in the address of the request. */
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
const answerSchema = v.object({ balances: v.array(v.unknown()) })

interface Asked {
  readonly address: string
  readonly network: Network
  isAddress(input: string): boolean
  /** What is to be read anew, past the caches of the service. */
  readonly force: readonly TokenHolding[] | undefined
}

/** The tokens of an account as the data API knows them. */
export function fetchBalances(
  cloud: CloudApi,
  asked: Asked,
  signal: AbortSignal,
): Promise<readonly TokenHolding[]> {
  const { address, network } = asked
  return cloud.blockchainApi({
    path: `/v1/account/${encodeURIComponent(address)}/balance`,
    query: { currency: 'usd', chainId: network.id, forceUpdate: forceUpdate(asked) },
    networkId: network.id,
    parse: (answer) =>
      v
        .parse(answerSchema, answer)
        .balances.slice(0, MAX_ENTRIES)
        .flatMap((entry) => parseBalance(entry, asked) ?? []),
    signal,
  })
}

function forceUpdate({ network, force }: Asked): string | undefined {
  const ids = force?.flatMap(({ address }) => (address === undefined ? [] : [`${network.id}:${address}`]))
  return ids && [nativeAssetId(network) ?? [], ...ids].flat().slice(0, MAX_FORCED).join()
}

/** One that is wrong costs itself only. */
function parseBalance(entry: unknown, { network, isAddress }: Asked): TokenHolding | undefined {
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

/** Out of its CAIP-10 form; `undefined` for the native token, which some answers give an address of its own. */
function plainAddress(given: string | null | undefined, network: Network): string | undefined {
  const prefix = `${network.id}:`
  const address = given?.startsWith(prefix) ? given.slice(prefix.length) : given
  return !address || address.toLowerCase() === nativeAddress(network)?.toLowerCase() ? undefined : address
}
