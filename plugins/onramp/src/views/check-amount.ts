import type { PaymentCurrency } from '../contract'
import { minorUnits } from './money'

/** Why an amount is refused. `limit` is in whole units of the currency. */
export type AmountIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-little' | 'too-much'; readonly limit: string }

export interface CheckedAmount {
  readonly issue?: AmountIssue
  /** The methods that accept the amount. */
  readonly methods: readonly string[]
}

/**
 * Compares an amount in smallest units with the limits of each payment method. Without limits every amount is
 * accepted.
 */
export function checkAmount(amount: string | undefined, { id, limits }: PaymentCurrency): CheckedAmount {
  const units = amount === undefined ? 0n : BigInt(amount)
  if (units === 0n) return { issue: { kind: 'empty' }, methods: [] }
  const read = limits.flatMap(({ method, min, max }) => {
    const [from, to] = [minorUnits(min, id), minorUnits(max, id)]
    return from === undefined || to === undefined ? [] : [{ method, min, max, from, to }]
  })
  // control: purchase-beyond-the-limits
  const methods = read.filter(({ from, to }) => from <= units && units <= to)
  if (read.length === 0 || methods.length > 0) return { methods: methods.map(({ method }) => method) }
  const highest = read.reduce((one, other) => (other.to > one.to ? other : one))
  if (units > highest.to) return { issue: { kind: 'too-much', limit: highest.max }, methods: [] }
  const next = read.filter(({ from }) => from > units).sort((one, other) => (one.from < other.from ? -1 : 1))
  return { issue: { kind: 'too-little', limit: next[0]?.min ?? highest.min }, methods: [] }
}
