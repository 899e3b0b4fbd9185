import type { TokensEntry } from '@latchkey/portfolio/contract'
import type { HistoryTransaction } from '../contract'

/**
 * The symbols of listed tokens that the account holds and of which wallets show other amounts than the chain has (Token-2022).
 * The service names no mint, and does not say which of the two it gives, so nothing is said of a single row.
 */
export function scaledSymbols(
  tokens: TokensEntry | undefined,
  transactions: readonly HistoryTransaction[],
): readonly string[] {
  if (tokens?.status !== 'known') return []
  const scaled = tokens.items.filter(({ scale }) => scale).map(({ symbol }) => symbol)
  if (scaled.length === 0) return []
  const listed = new Set(
    transactions.flatMap(({ transfers }) =>
      transfers.flatMap(({ kind, symbol }) => (kind === 'token' ? [symbol] : [])),
    ),
  )
  return [...new Set(scaled)].filter((symbol) => listed.has(symbol))
}
