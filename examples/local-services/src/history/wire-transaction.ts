import { formatUnits } from 'viem'
import { priceOf } from '../data/prices'
import { tokenIcon } from '../data/wire-balance'

type Direction = 'in' | 'out' | 'self'

/** One transfer of a history response. */
export interface WireTransfer {
  readonly fungible_info?: {
    readonly name: string
    readonly symbol: string
    readonly icon: { readonly url: string }
  }
  readonly nft_info?: {
    readonly name: string
    readonly content?: { readonly preview: { readonly url: string } }
    readonly flags: { readonly is_spam: boolean }
  }
  readonly direction: Direction
  readonly quantity: { readonly numeric: string }
  readonly value?: number
  readonly price?: number
}

/** One entry of a history response. */
export interface WireTransaction {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    /** CAIP-2. */
    readonly chain: string
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed' | 'pending'
    readonly nonce: number
  }
  readonly transfers: readonly WireTransfer[]
}

export interface MovedToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

export function tokenTransfer(
  { name, symbol, decimals }: MovedToken,
  amount: bigint,
  direction: Direction,
  gatewayUrl: string,
): WireTransfer {
  const numeric = formatUnits(amount, decimals)
  const price = priceOf(symbol, 'usd')
  return {
    fungible_info: { name, symbol, icon: { url: tokenIcon(gatewayUrl, symbol) } },
    direction,
    quantity: { numeric },
    ...(price === undefined ? {} : { price, value: Number(numeric) * price }),
  }
}

export function directionOf(account: string, from: string, to: string): Direction | undefined {
  if (from === account) return to === account ? 'self' : 'out'
  return to === account ? 'in' : undefined
}
