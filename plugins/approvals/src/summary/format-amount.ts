import { decimalAmount } from '@latchkey/portfolio/contract'
import type { ExplainedToken, Network, TokenHolding } from '@latchkey/session/contract'
import { tokenFacts, visibleLine } from '@latchkey/session/view-kit'

export interface FormattedAmount {
  /** All digits; `undefined` if the token's decimals are unknown. */
  readonly quantity: string | undefined
  /** Empty if unknown. */
  readonly symbol: string
  /** In US dollars. */
  readonly worth: number | undefined
}

/** An amount of the native currency or a token, as `tokenFacts` has it. */
export function formatAmount(
  value: string,
  token: ExplainedToken,
  tokens: readonly TokenHolding[],
  network: Network | undefined,
): FormattedAmount {
  const { symbol = '', decimals, priceUsd } = tokenFacts(token, tokens, network)
  const quantity = decimals === undefined ? undefined : decimalAmount({ value, decimals })
  const worth = quantity === undefined || priceUsd === undefined ? undefined : Number(quantity) * priceUsd
  return { quantity, symbol: visibleLine(symbol, 32), worth }
}
