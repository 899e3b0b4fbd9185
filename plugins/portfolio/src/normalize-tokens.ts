import type { Network, TokenHolding } from '@latchkey/session/contract'
import { isAmount, isDecimals, isPrice } from './amount'
import type { ImageUrlGuard } from './image-url'
import { plainText } from './plain-text'

const MAX_TOKENS = 5_000
const MAX_NAME_LENGTH = 100
const MAX_SYMBOL_LENGTH = 32
const MAX_ADDRESS_LENGTH = 128

/**
 * The list as it is shown, from any source: of this network, each token once, entries with impossible amounts left out
 * one by one; the native token first, with the network's own names and decimals, then by value in US dollars, then by name.
 */
export function normalizeTokens(
  given: readonly TokenHolding[],
  network: Network,
  isAllowedImage: ImageUrlGuard,
): readonly TokenHolding[] {
  const byAddress = new Map<string, { readonly token: TokenHolding; readonly usd: number }>()
  for (const one of given) {
    const token = one.networkId === network.id ? normalizeToken(one, network, isAllowedImage) : undefined
    const address = addressKey(token?.address)
    if (token && !byAddress.has(address)) byAddress.set(address, { token, usd: usdOf(token) })
  }
  const { compare } = new Intl.Collator('en')
  return [...byAddress.values()]
    .sort(
      (a, b) =>
        Number(b.token.address === undefined) - Number(a.token.address === undefined) ||
        b.usd - a.usd ||
        compare(a.token.name, b.token.name),
    )
    .slice(0, MAX_TOKENS)
    .map(({ token }) => token)
}

/** EVM addresses are case-insensitive (EIP-55), those of other chains are not. */
const addressKey = (address = ''): string => (address.startsWith('0x') ? address.toLowerCase() : address)

function normalizeToken(
  given: TokenHolding,
  { nativeCurrency }: Network,
  isAllowedImage: ImageUrlGuard,
): TokenHolding | undefined {
  const { networkId, address, value, priceUsd, iconUrl } = given
  if (!isDecimals(given.decimals) || !isAmount(value)) return undefined
  if (address !== undefined && (value === '0' || address.length > MAX_ADDRESS_LENGTH)) return undefined
  // Otherwise a source could give it the name or the decimals of another token, and a transfer would show those.
  // control: portfolio-native-named-by-a-source
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
  }
}

function usdOf({ value, decimals, priceUsd = 0 }: TokenHolding): number {
  return (Number(value) / 10 ** decimals) * priceUsd
}
