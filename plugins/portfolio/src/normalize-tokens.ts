import { addressKey } from '@latchkey/session/caip'
import type { Network, TokenHolding } from '@latchkey/session/contract'
import { plainText } from '@latchkey/session/schema'
import { toCents, worthOf } from '@latchkey/session/worth'
import { type ImageUrlCheck, isAmount, isDecimals, isPrice, isScale } from './valid-values'

const MAX_TOKENS = 5_000
const MAX_NAME_LENGTH = 100
const MAX_SYMBOL_LENGTH = 32
const MAX_ADDRESS_LENGTH = 128

/**
 * Prepares a list of any source for display. Keeps the tokens of this network, each once, and drops entries with invalid
 * amounts. Sorts the native token first, then by value in US dollars, then by name.
 */
export function normalizeTokens(
  given: readonly TokenHolding[],
  network: Network,
  isAllowedImage: ImageUrlCheck,
): readonly TokenHolding[] {
  const byAddress = new Map<string, { readonly token: TokenHolding; readonly cents: bigint }>()
  for (const one of given) {
    const token = one.networkId === network.id ? normalizeToken(one, network, isAllowedImage) : undefined
    const address = addressKey(network.namespace, token?.address ?? '')
    const worth = token && worthOf(token)
    if (token && !byAddress.has(address))
      byAddress.set(address, { token, cents: worth ? toCents(worth) : -1n })
  }
  const { compare } = new Intl.Collator('en')
  return [...byAddress.values()]
    .sort(
      (a, b) =>
        Number(b.token.address === undefined) - Number(a.token.address === undefined) ||
        compareCents(b.cents, a.cents) ||
        compare(a.token.name, b.token.name),
    )
    .slice(0, MAX_TOKENS)
    .map(({ token }) => token)
}

function normalizeToken(
  given: TokenHolding,
  { nativeCurrency }: Network,
  isAllowedImage: ImageUrlCheck,
): TokenHolding | undefined {
  const { networkId, address, value, priceUsd, iconUrl, scale } = given
  if (!isDecimals(given.decimals) || !isAmount(value)) return undefined
  if (address !== undefined && (value === '0' || address.length > MAX_ADDRESS_LENGTH)) return undefined
  // A source could otherwise give the native token the name or decimals of another token, which a transfer
  // would then show.
  const { name, symbol, decimals } = address === undefined ? nativeCurrency : given
  return {
    networkId,
    ...(address === undefined ? {} : { address }),
    name: plainText(name, MAX_NAME_LENGTH),
    symbol: plainText(symbol, MAX_SYMBOL_LENGTH),
    decimals,
    ...(isAllowedImage(iconUrl) ? { iconUrl } : {}),
    value,
    ...(isPrice(priceUsd) ? { priceUsd } : {}),
    ...(scale && isScale(scale) ? { scale } : {}),
  }
}

const compareCents = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)
