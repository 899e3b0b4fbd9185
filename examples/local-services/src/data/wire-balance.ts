import { formatUnits } from 'viem'
import type { Holding } from './holdings'
import { priceOf } from './prices'

/** One entry of a balance response. */
export interface WireBalance {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: string
  /** CAIP-10; absent for the native token. */
  readonly address?: string
  readonly value?: number
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl: string
}

export function toWireBalance(
  { name, symbol, decimals, address, amount }: Holding,
  networkId: string,
  currency: string,
  gatewayUrl: string,
): WireBalance {
  const numeric = formatUnits(amount, decimals)
  const price = priceOf(symbol, currency) ?? 0
  return {
    name,
    symbol,
    chainId: networkId,
    ...(address === undefined ? {} : { address: `${networkId}:${address}` }),
    value: Number(numeric) * price,
    price,
    quantity: { decimals: `${decimals}`, numeric },
    iconUrl: tokenIcon(gatewayUrl, symbol),
  }
}

export function tokenIcon(gatewayUrl: string, symbol: string): string {
  return `${gatewayUrl}/pictures/${encodeURIComponent(symbol.toLowerCase())}.svg`
}
