import { useLocale } from '@latchkey/kernel/react'
import { exactQuantity } from '@latchkey/ui-primitives/format/exact-quantity'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import type { SendRequest } from '../contract'

/** Amount, symbol and receiver of a request, to insert in texts. */
export function useRequestValues({
  amount,
  token,
  to,
  toName,
}: SendRequest): Readonly<Record<string, string>> {
  const locale = useLocale()
  return {
    amount: exactQuantity(amount, { decimals: token.decimals, locale }),
    symbol: token.symbol,
    to: toName ?? truncateAddress(to),
  }
}
