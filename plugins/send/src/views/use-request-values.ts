import { useLocale } from '@latchkey/kernel/react'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import type { SendRequest } from '../contract'

/** Amount, symbol and receiver of a request, for a sentence. */
export function useRequestValues({
  amount,
  token,
  to,
  toName,
}: SendRequest): Readonly<Record<string, string>> {
  const locale = useLocale()
  return {
    amount: amountText(amount, { decimals: token.decimals, locale }),
    symbol: token.symbol,
    to: toName ?? truncateAddress(to),
  }
}
