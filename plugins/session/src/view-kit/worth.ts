/** US dollars of one whole token: `units / 10 ** decimals`. */
interface Price {
  readonly units: bigint
  readonly decimals: number
}

/**
 * What an amount is worth, rounded down to whole cents.
 * @param amount smallest units
 * @param priceUsd for one whole token
 */
export function centsOf(amount: bigint, decimals: number, priceUsd: number): bigint {
  const price = exactPrice(priceUsd)
  return (amount * price.units * 100n) / 10n ** BigInt(decimals + price.decimals)
}

/**
 * The largest amount that is worth no more than this, in smallest units: never sends more than what was typed.
 * @param cents whole US cents
 */
export function amountWorth(cents: bigint, decimals: number, priceUsd: number): bigint {
  const price = exactPrice(priceUsd)
  if (price.units === 0n) return 0n
  // control: worth-rounded-up
  return (cents * 10n ** BigInt(decimals + price.decimals)) / (price.units * 100n)
}

/** Wallets set fees of their own: with EIP-1559 they reserve about twice the current one. Solana's fee is exact. */
const EVM_FEE_ROOM = 2n

/**
 * What can be sent of a balance at most.
 * @param fee what the native currency pays for the transfer; `undefined` for a token, whose fee is paid in another
 */
export function spendable(balance: bigint, fee: bigint | undefined, namespace: string): bigint {
  if (fee === undefined) return balance
  // control: max-leaves-no-fee
  const rest = balance - fee * (namespace === 'eip155' ? EVM_FEE_ROOM : 1n)
  return rest > 0n ? rest : 0n
}

/** The price as its shortest decimal text says it: services send decimals, not binary fractions. */
function exactPrice(priceUsd: number): Price {
  const [, whole = '0', fraction = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(priceUsd)) ?? []
  const decimals = fraction.length - Number(exponent)
  const units = BigInt(whole + fraction)
  return decimals < 0 ? { units: units * 10n ** BigInt(-decimals), decimals: 0 } : { units, decimals }
}
