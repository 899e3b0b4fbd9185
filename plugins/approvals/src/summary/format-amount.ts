import { decimalAmount } from '@latchkey/portfolio/contract'
import type { ExplainedToken, Network, TokenHolding } from '@latchkey/session/contract'
import { visibleLine } from '@latchkey/session/view-kit'

export interface FormattedAmount {
  /** Every digit. `undefined` where the token's decimals are not known. */
  readonly quantity: string | undefined
  /** Empty where it is not known. */
  readonly symbol: string
  /** US dollars. */
  readonly worth: number | undefined
}

/** An amount of the native currency or a token; what the page knows of a token counts more than what its contract says. */
export function formatAmount(
  value: string,
  token: ExplainedToken,
  tokens: readonly TokenHolding[],
  network: Network | undefined,
): FormattedAmount {
  const known = tokens.find(({ address }) => isSame(address, token.address))
  const native = token.address === undefined ? network?.nativeCurrency : undefined
  const decimals = known?.decimals ?? native?.decimals ?? token.decimals
  const quantity = decimals === undefined ? undefined : decimalAmount({ value, decimals })
  const symbol = visibleLine(known?.symbol ?? native?.symbol ?? token.symbol ?? '', 32)
  const worth =
    quantity === undefined || known?.priceUsd === undefined ? undefined : Number(quantity) * known.priceUsd
  return { quantity, symbol, worth }
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  // Case counts on Solana, where an address never begins with `0x`.
  return one === other || (one?.startsWith('0x') === true && one.toLowerCase() === other?.toLowerCase())
}
