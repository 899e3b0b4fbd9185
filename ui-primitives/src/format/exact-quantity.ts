import { formatQuantity } from './format-quantity'
import { amountText } from './parse-amount'

/** Formats an amount in smallest units with all its decimals and with digit groups. Used for what is signed or was paid. */
export function exactQuantity(
  units: bigint | string,
  { decimals, locale }: { readonly decimals: number; readonly locale?: string | undefined },
): string {
  const plain = amountText(units.toString(), { decimals })
  return formatQuantity(plain, { decimals: plain.split('.')[1]?.length ?? 0, locale })
}
