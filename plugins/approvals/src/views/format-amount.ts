import type { ExplainedToken, Network, TokenHolding } from '@latchkey/session/contract'
import { type Usd, worthOf } from '@latchkey/session/worth'
import { exactQuantity } from '@latchkey/ui-primitives/format'
import { tokenFacts, visibleLine } from '@latchkey/view-kit'

export interface FormattedAmount {
  /** The exact amount in whole tokens, with digit groups. `undefined` if the token's decimals are unknown. */
  readonly quantity: string | undefined
  /** The token's symbol. Empty if unknown. */
  readonly symbol: string
  /** The amount's value in US dollars. `undefined` if the price is unknown. */
  readonly worth: Usd | undefined
}

/** Converts an amount in smallest units to the amount, symbol and value that a view shows. */
export function formatAmount(
  value: string,
  token: ExplainedToken,
  tokens: readonly TokenHolding[],
  network: Network | undefined,
  locale?: string,
): FormattedAmount {
  const { symbol = '', decimals, priceUsd } = tokenFacts(token, tokens, network)
  const quantity = decimals === undefined ? undefined : exactQuantity(value, { decimals, locale })
  const worth = decimals === undefined ? undefined : worthOf({ value, decimals, priceUsd })
  return { quantity, symbol: visibleLine(symbol, 32), worth }
}
