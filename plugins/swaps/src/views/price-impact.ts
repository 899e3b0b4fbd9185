import { centsOf } from '@latchkey/session/view-kit'

const BASIS_POINTS = 10_000n
/** Worth is compared to a millionth of a cent. */
const PRECISION = 1_000_000n

/** An amount of a token with its price in US dollars for one whole token. */
export interface Priced {
  readonly amount: bigint
  readonly decimals: number
  readonly priceUsd: number
}

/** How much less worth is received than is given, in hundredths of a percent; negative where it is more. */
export function priceImpact(given: Priced, received: Priced): bigint | undefined {
  const worthOf = ({ amount, decimals, priceUsd }: Priced): bigint =>
    centsOf(amount * PRECISION, decimals, priceUsd)
  const before = worthOf(given)
  return before === 0n ? undefined : ((before - worthOf(received)) * BASIS_POINTS) / before
}
