import { decimalAmount } from '@latchkey/portfolio/contract'
import type { ExplainedToken, Network, TokenHolding } from '@latchkey/session/contract'
import { tokenFacts, visibleLine } from '@latchkey/session/view-kit'

export interface FormattedAmount {
  /** Every digit. `undefined` where the token's decimals are not known. */
  readonly quantity: string | undefined
  /** Empty where it is not known. */
  readonly symbol: string
  /** US dollars. */
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
