import type { Token } from '@latchkey/session/contract'

const SYMBOLS =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )
const FIRST_ON: Readonly<Record<string, readonly string[]>> = { 'eip155:42161': ['USD₮0'] }
const MAX_SHOWN = 8

/** Up to eight well-known tokens of the list. */
export function suggestedTokens<Item extends Token>(tokens: readonly Item[]): readonly Item[] {
  const [first] = tokens
  const symbols = [...(first ? (FIRST_ON[first.networkId] ?? []) : []), ...SYMBOLS]
  return symbols
    .flatMap((symbol) => tokenOfSymbol(tokens.filter((token) => token.symbol === symbol)) ?? [])
    .slice(0, MAX_SHOWN)
}

/**
 * The token that a symbol names, of those that have it: the network's currency, or the only one. Anybody can give a token
 * the symbol of another and send it to the account, so neither the list's order nor a balance decides.
 */
export function tokenOfSymbol<Item extends Token>(having: readonly Item[]): Item | undefined {
  // control: first-of-a-symbol
  return having.find(({ address }) => address === undefined) ?? (having.length === 1 ? having[0] : undefined)
}
