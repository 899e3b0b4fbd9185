import { useLocale, usePluginState } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { parseAmount } from '@latchkey/ui-primitives/format'
import { useMemo } from 'react'
import { onrampContract, type PaymentCurrency, type PurchaseToken } from '../contract'
import { optionsOf } from '../onramp-actions'
import { type CheckedAmount, checkAmount, decimalsOf } from './money'

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

/** The key of a token in drafts. */
export const tokenKey = ({ networkId, tokenAddress = 'native' }: PurchaseToken): string =>
  `${networkId}:${tokenAddress}`

/** The tokens for sale on the active network, at least its native currency. */
function tokensOn(
  tokens: readonly PurchaseToken[],
  { network, networkId }: ActiveTarget,
): readonly PurchaseToken[] {
  const here = tokens.filter((token) => token.networkId === networkId)
  if (here.length > 0 || !network) return here
  const { name, symbol } = network.nativeCurrency
  return [{ id: symbol, name, symbol, networkId, networkName: network.name }]
}

/** The chosen token if it is on the active network, else the native currency, else the first token. */
function chosenToken(tokens: readonly PurchaseToken[], key: string | undefined): PurchaseToken | undefined {
  return (
    tokens.find((token) => tokenKey(token) === key) ??
    tokens.find(({ tokenAddress }) => tokenAddress === undefined) ??
    tokens[0]
  )
}
