import { centsOf } from '@latchkey/session/worth'
import type { SwapOrder } from '../contract'

const BASIS_POINTS = 10_000n
/** Precision of the compared worth: a millionth of a cent. */
const PRECISION = 1_000_000n

/** An amount of a token with its price in US dollars for one whole token. */
export interface Priced {
  readonly amount: bigint
  readonly decimals: number
  readonly priceUsd: number
}

/** The loss of worth in hundredths of a percent; negative for a gain. */
export function priceImpact(given: Priced, received: Priced): bigint | undefined {
  const worthOf = ({ amount, decimals, priceUsd }: Priced): bigint =>
    centsOf(amount * PRECISION, decimals, priceUsd)
  const before = worthOf(given)
  return before === 0n ? undefined : ((before - worthOf(received)) * BASIS_POINTS) / before
}

/** Prices of whole tokens in US dollars, as far as they are known. */
export interface SwapPrices {
  readonly fromPriceUsd: number | undefined
  readonly toPriceUsd: number | undefined
}

/** That of an order for what it brings; `undefined` if a price is unknown. */
export function impactOf(
  { from, to, amount }: SwapOrder,
  received: bigint,
  { fromPriceUsd, toPriceUsd }: SwapPrices,
): bigint | undefined {
  if (fromPriceUsd === undefined || toPriceUsd === undefined) return undefined
  return priceImpact(
    { amount: BigInt(amount), decimals: from.decimals, priceUsd: fromPriceUsd },
    { amount: received, decimals: to.decimals, priceUsd: toPriceUsd },
  )
}
