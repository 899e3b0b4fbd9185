import { useLocale, useTexts } from '@latchkey/kernel/react'
import { Text } from '@latchkey/ui-primitives'
import { Fact, Skeleton } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import { PERCENT, PROVIDER_FEE_SHARE, providerFee, SLIPPAGE_PERCENT } from '../arithmetic'
import type { SwapOrder } from '../contract'
import { texts } from '../texts'
import { shownAmount, shownPercent } from './format'

interface SwapTermsProps {
  /** The part name of each fact. */
  readonly part: string
  /** The part name of the minimum amount. */
  readonly minimumPart?: string
  readonly order: SwapOrder
  /** The minimum received, in smallest units; `undefined` while it is computed. */
  readonly minimum: bigint | undefined
}

/** The facts that a quote and its built swap have in common. */
export function SwapTerms({ part, minimumPart = 'text', order, minimum }: SwapTermsProps): ReactElement {
  const { from, to, amount } = order
  const t = useTexts(texts)
  const locale = useLocale()
  return (
    <>
      <Fact part={part} label={t('swaps.slippage')}>
        <Text numeric>{shownPercent(BigInt(SLIPPAGE_PERCENT) * PERCENT, locale)}</Text>
      </Fact>
      <Fact part={part} label={t('swaps.minimum')}>
        {minimum === undefined ? (
          <Skeleton shape="text" length="medium" />
        ) : (
          <Text part={minimumPart} numeric>{`${shownAmount(minimum, to, locale)} ${to.symbol}`}</Text>
        )}
      </Fact>
      <Fact part={part} label={t('swaps.provider-fee')}>
        <Text numeric>
          {t('swaps.provider-fee-value', {
            amount: shownAmount(providerFee(BigInt(amount)), from, locale),
            symbol: from.symbol,
            percent: shownPercent(PROVIDER_FEE_SHARE, locale),
          })}
        </Text>
      </Fact>
    </>
  )
}
