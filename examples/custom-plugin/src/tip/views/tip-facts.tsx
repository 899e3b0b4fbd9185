import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { EvmTarget } from '@latchkey/session/contract'
import { Text } from '@latchkey/ui-primitives'
import { exactQuantity, truncateAddress } from '@latchkey/ui-primitives/format'
import { Fact, FactList } from '@latchkey/ui-primitives/screens'
import type { ReactElement, ReactNode } from 'react'
import type { Tip } from '../contract'
import { texts } from '../texts'

export function useTipText(
  key: 'acme-tip.summary' | 'acme-tip.ask-hint',
  { transfer: { to, amount }, currency: { decimals, symbol } }: Tip,
): string {
  const t = useTexts(texts)
  const locale = useLocale()
  return t(key, {
    amount: exactQuantity(amount, { decimals, locale }),
    symbol,
    receiver: truncateAddress(to),
  })
}

interface TipFactsProps {
  readonly tip: Tip
  /** Further facts. */
  readonly children?: ReactNode
}

/** The whole address of the receiver, to compare with the wallet. Part: `tip-fact`. */
export function TipFacts({ tip, children }: TipFactsProps): ReactElement {
  const t = useTexts(texts)
  return (
    <FactList>
      <Fact part="tip-fact" kind="address" label={t('acme-tip.receiver')}>
        <Text>{tip.transfer.to}</Text>
      </Fact>
      {children}
    </FactList>
  )
}

/** Who pays, and on which network. Part: `tip-from`. */
export function From({ target }: { readonly target: EvmTarget }): ReactElement {
  const t = useTexts(texts)
  return (
    <Text part="tip-from" tone="secondary" numeric>
      {t('acme-tip.from', {
        account: truncateAddress(target.account.address),
        network: target.network?.name ?? target.networkId,
      })}
    </Text>
  )
}
