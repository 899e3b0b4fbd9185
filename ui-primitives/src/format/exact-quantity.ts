import { formatQuantity } from './format-quantity'
import { amountText } from './parse-amount'

/** Every digit of an amount in smallest units, in groups: for what is signed and what was paid. */
export function exactQuantity(
  units: bigint | string,
  { decimals, locale }: { readonly decimals: number; readonly locale?: string | undefined },
): string {
  const plain = amountText(units.toString(), { decimals })
  return formatQuantity(plain, { decimals: plain.split('.')[1]?.length ?? 0, locale })
}
