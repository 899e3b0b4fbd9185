import { useLocale, useTexts } from '@latchkey/kernel/react'
import { Text, VisuallyHidden } from '@latchkey/ui-primitives'
import { Caution, Fact, FactList } from '@latchkey/ui-primitives/screens'
import { FailureCaution, type PolledValue } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { minimumReceived, PERCENT, unitPrice } from '../arithmetic'
import type { SwapOrder } from '../contract'
import { impactOf } from '../plan/swap-cost'
import type { SwapQuote } from '../swap-actions'
import { texts } from '../texts'
import { shownAmount, shownPercent } from './format'
import { PendingFactList, SwapTerms } from './swap-terms'

interface QuoteDetailsProps {
  readonly order: SwapOrder
  readonly polled: PolledValue<SwapQuote>
}

/** Price impact from which a warning is shown. */
const HIGH_IMPACT = 3n * PERCENT

/** The facts of every quote. */
const PENDING = [
  'swaps.price',
  'swaps.price-impact',
  'swaps.slippage',
  'swaps.minimum',
  'swaps.provider-fee',
] as const

/** The details of the price. Parts: `swaps-detail`, `swaps-caution`. */
export function QuoteDetails({ order, polled }: QuoteDetailsProps): ReactElement | null {
  const t = useTexts(texts)
  if (polled.phase === 'loading')
    return (
      <>
        <VisuallyHidden>{t('swaps.quote-loading')}</VisuallyHidden>
        <PendingFactList labels={PENDING.map((key) => t(key))} />
      </>
    )
  if (polled.phase === 'failed') return null
  return <Quoted order={order} quote={polled.data} />
}

interface QuotedProps {
  readonly order: SwapOrder
  readonly quote: SwapQuote
}

function Quoted({ order, quote }: QuotedProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const { from, to, amount } = order
  const { quotedAmount } = quote
  const price = unitPrice(
    { amount: BigInt(amount), decimals: from.decimals },
    { amount: quotedAmount, decimals: to.decimals },
  )
  const impact = impactOf(order, quotedAmount, quote)
  return (
    <FactList>
      {price !== undefined && (
        <Fact part="swaps-detail" label={t('swaps.price')}>
          <Text numeric>
            {t('swaps.unit-price', {
              from: from.symbol,
              amount: shownAmount(price.amount, price, locale),
              to: to.symbol,
            })}
          </Text>
        </Fact>
      )}
      {impact !== undefined && (
        <Fact part="swaps-detail" label={t('swaps.price-impact')}>
          <Text numeric>{shownPercent(impact, locale)}</Text>
        </Fact>
      )}
      <SwapTerms part="swaps-detail" order={order} minimum={minimumReceived(quotedAmount)} />
    </FactList>
  )
}

/** A warning about the price, or the reason why there is none. Part: `swaps-caution`. */
export function QuoteCaution({ order, polled }: QuoteDetailsProps): ReactElement | null {
  const t = useTexts(texts)
  const locale = useLocale()
  if (polled.phase === 'loading') return null
  if (polled.phase === 'failed')
    return <FailureCaution part="swaps-caution" error={polled.error} title={t('swaps.quote-failed')} />
  const impact = impactOf(order, polled.data.quotedAmount, polled.data)
  if (impact === undefined || impact < HIGH_IMPACT) return null
  const percent = shownPercent(impact, locale)
  return <Caution part="swaps-caution" text={t('swaps.high-impact', { percent })} />
}
