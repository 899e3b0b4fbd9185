import { useLocale } from '@latchkey/kernel/react'
import { exactQuantity } from '@latchkey/ui-primitives/format/exact-quantity'
import type { SwapRequest } from '../contract'
import { shownAmount } from './format'

/** Amounts and symbols of a request, to insert in texts. */
export function useRequestValues({
  amount,
  minimum,
  from,
  to,
}: SwapRequest): Readonly<Record<string, string>> {
  const locale = useLocale()
  return {
    amount: exactQuantity(amount, { decimals: from.decimals, locale }),
    symbol: from.symbol,
    minimum: shownAmount(minimum, to, locale),
    toSymbol: to.symbol,
  }
}
