import { priceOf } from '../data/prices'

/** The provider's fee in tenths of a percent. */
const FEE_PER_MILLE = 15n
const SCALE = 100_000_000n

/** Parses a decimal amount to an integer with eight decimals; `undefined` for an invalid one. */
export function scaled(amount: string): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,15})(?:\.(\d{1,8}))?$/.exec(amount) ?? []
  return whole === '' ? undefined : BigInt(whole + fraction.padEnd(8, '0'))
}

/**
 * Converts an amount of a currency, less the fee, to smallest units of the token.
 * @returns `undefined` for an invalid amount and for a token without a price
 */
export function unitsFor(
  amount: string,
  currency: string,
  token: { readonly symbol: string; readonly decimals: number },
): bigint | undefined {
  const money = scaled(amount)
  const price = priceOf(token.symbol, currency.toLowerCase())
  if (money === undefined || price === undefined || price <= 0) return undefined
  const perToken = BigInt(Math.round(price * Number(SCALE)))
  return (money * 10n ** BigInt(token.decimals) * (1_000n - FEE_PER_MILLE)) / (1_000n * perToken)
}

/** The fee in the currency, with two decimals. */
export function feeOf(amount: string): string {
  const cents = ((scaled(amount) ?? 0n) * FEE_PER_MILLE) / 1_000n / 1_000_000n
  return `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`
}
