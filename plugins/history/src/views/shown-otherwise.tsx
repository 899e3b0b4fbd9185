import { useLocale, useOptionalPlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { accountKey, portfolioContract, type TokensEntry } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Text } from '@latchkey/ui-primitives'
import { type ReactNode, useMemo } from 'react'
import type { HistoryTransaction } from '../contract'
import { texts } from '../texts'

interface ShownOtherwiseProps {
  readonly target: ActiveTarget
  /** Of the service. */
  readonly transactions: readonly HistoryTransaction[]
}

/** Says of which listed tokens wallets may show other amounts, as far as the account's tokens are known. Part: `history-scaled`. */
export function ShownOtherwise(props: ShownOtherwiseProps): ReactNode {
  return useOptionalPlugin(portfolioContract) ? <WithPortfolio {...props} /> : null
}

function WithPortfolio({ target, transactions }: ShownOtherwiseProps): ReactNode {
  const t = useTexts(texts)
  const locale = useLocale()
  const tokens = usePluginState(portfolioContract, (state) => state.tokens[accountKey(target)])
  const symbols = useMemo(() => scaledSymbols(tokens, transactions), [tokens, transactions])
  return (
    symbols.length > 0 && (
      <Text as="p" part="history-scaled" variant="caption" tone="secondary" align="center">
        {t('history.scaled', { tokens: new Intl.ListFormat(locale).format(symbols) })}
      </Text>
    )
  )
}

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
