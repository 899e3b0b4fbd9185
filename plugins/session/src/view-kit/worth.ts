/** The price of one whole token in US dollars is `units / 10 ** decimals`. */
interface Price {
  readonly units: bigint
  readonly decimals: number
}

/**
 * The value of an amount in whole US cents, rounded down.
 * @param amount in the smallest unit
 * @param priceUsd price of one whole token in US dollars
 * @example centsOf(1_500_000n, 6, 2) // 300n
 */
export function centsOf(amount: bigint, decimals: number, priceUsd: number): bigint {
  const price = exactPrice(priceUsd)
  return (amount * price.units * 100n) / 10n ** BigInt(decimals + price.decimals)
}

/**
 * The largest amount, in the smallest unit, whose value is not above `cents`, so that no more is sent than the user typed.
 * 0 without a price.
 * @param cents whole US cents
 * @param priceUsd price of one whole token in US dollars
 */
export function amountWorth(cents: bigint, decimals: number, priceUsd: number): bigint {
  const price = exactPrice(priceUsd)
  if (price.units === 0n) return 0n
  // control: worth-rounded-up
  return (cents * 10n ** BigInt(decimals + price.decimals)) / (price.units * 100n)
}

/** EVM wallets set fees themselves: with EIP-1559 they reserve about twice the current fee. Solana's fee is exact. */
const EVM_FEE_FACTOR = 2n

/**
 * The largest part of a balance that can be sent, in the smallest unit.
 * @param fee the network fee if the balance is of the native currency; `undefined` for a token, because its fee is not paid
 * in the token
 */
export function spendable(balance: bigint, fee: bigint | undefined, namespace: string): bigint {
  if (fee === undefined) return balance
  // control: max-leaves-no-fee
  const rest = balance - fee * (namespace === 'eip155' ? EVM_FEE_FACTOR : 1n)
  return rest > 0n ? rest : 0n
}

/** Converts a price exactly, from its shortest decimal text: services send decimal, not binary fractions. */
function exactPrice(priceUsd: number): Price {
  const [, whole = '0', fraction = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(priceUsd)) ?? []
  const decimals = fraction.length - Number(exponent)
  const units = BigInt(whole + fraction)
  return decimals < 0 ? { units: units * 10n ** BigInt(-decimals), decimals: 0 } : { units, decimals }
}
