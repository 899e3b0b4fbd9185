import { useLocale, useOptionalPlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactNode, useMemo } from 'react'
import type { HistoryTransaction } from '../contract'
import { copy } from '../copy/copy'
import { scaledSymbols } from '../model/scaled-symbols'

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
  const t = useTexts(copy)
  const locale = useLocale()
  const tokens = usePluginState(portfolioContract, (state) => state.tokens[accountKey(target)])
  const symbols = useMemo(() => scaledSymbols(tokens, transactions), [tokens, transactions])
  return (
    // control: other-amounts-of-a-token-unsaid
    symbols.length > 0 && (
      <Text as="p" part="history-scaled" variant="caption" tone="secondary" align="center">
        {t('history.scaled', { tokens: new Intl.ListFormat(locale).format(symbols) })}
      </Text>
    )
  )
}
