import { centsOf } from '@latchkey/session/view-kit'

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
