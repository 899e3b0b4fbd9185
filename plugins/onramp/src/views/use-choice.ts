import { useLocale, usePluginState } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { parseAmount } from '@latchkey/ui-primitives/format/parse-amount'
import { useMemo } from 'react'
import { chosenToken, tokensOn } from '../buy/tokens'
import { onrampContract, type PaymentCurrency, type PurchaseToken } from '../contract'
import { optionsOf } from '../onramp-actions'
import { type CheckedAmount, checkAmount } from './check-amount'
import { decimalsOf } from './money'

export interface FormChoice {
  /** The tokens for sale on the active network. */
  readonly tokens: readonly PurchaseToken[]
  readonly token: PurchaseToken | undefined
  readonly currencies: readonly PaymentCurrency[]
  readonly currency: PaymentCurrency
  /** In smallest units of the currency; `undefined` while the text is no amount. */
  readonly amount: string | undefined
  readonly checked: CheckedAmount
}

/** The form's content, as far as it is available now. */
export function useFormChoice(target: ActiveTarget): FormChoice {
  const locale = useLocale()
  const { draft, options } = usePluginState(onrampContract, (state) => state)
  return useMemo(() => {
    const { tokens, currencies } = optionsOf({ options })
    const here = tokensOn(tokens, target)
    const currency = currencies.find(({ id }) => id === draft.currency) ?? currencies[0] ?? noCurrency
    const parsed = parseAmount(draft.amountText, { decimals: decimalsOf(currency.id), locale })
    const amount = 'units' in parsed ? parsed.units : undefined
    return {
      tokens: here,
      token: chosenToken(here, draft.tokenKey),
      currencies,
      currency,
      amount,
      checked: checkAmount(amount, currency),
    }
  }, [draft, options, target, locale])
}

/** A fallback for the compiler: the service's lists and the defaults always have a currency. */
const noCurrency: PaymentCurrency = { id: 'USD', limits: [] }
