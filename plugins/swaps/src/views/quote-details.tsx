import { useLocale, useTexts } from '@latchkey/kernel/react'
import { FailureCaution, type PolledValue } from '@latchkey/session/view-kit'
import { Caution } from '@latchkey/ui-primitives/caution'
import { Fact, FactList } from '@latchkey/ui-primitives/fact-list'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { copy } from '../copy/copy'
import { minimumReceived, unitPrice } from '../money/arithmetic'
import type { SwapQuote } from '../swap-actions'
import { shownAmount, shownPercent } from './format'
import { priceImpact } from './price-impact'
import { PendingFactList, SwapTerms } from './swap-terms'
import * as css from './swaps.css'
import type { SwappableToken } from './use-swap-tokens'

interface QuoteDetailsProps {
  readonly from: SwappableToken
  readonly to: SwappableToken
  readonly amount: string
  readonly polled: PolledValue<SwapQuote>
}

/** Price impact from which a warning is shown, in hundredths of a percent. */
const HIGH_IMPACT = 300n

/** The facts of every quote. */
const PENDING = [
  'swaps.price',
  'swaps.price-impact',
  'swaps.slippage',
  'swaps.minimum',
  'swaps.provider-fee',
] as const

/** The details of the price. Parts: `swaps-detail`, `swaps-caution`. */
export function QuoteDetails(props: QuoteDetailsProps): ReactElement | null {
  useSheets(css.sheets)
  const { polled } = props
  const t = useTexts(copy)
  if (polled.phase === 'loading')
    return (
      <>
        <VisuallyHidden>{t('swaps.quote-loading')}</VisuallyHidden>
        <PendingFactList labels={PENDING.map((key) => t(key))} />
      </>
    )
  if (polled.phase === 'failed') return null
  return <Quoted {...props} quote={polled.data} />
}

function Quoted({
  from,
  to,
  amount,
  quote,
}: QuoteDetailsProps & { readonly quote: SwapQuote }): ReactElement {
  const t = useTexts(copy)
  const locale = useLocale()
  const { quotedAmount } = quote
  const given = { amount: BigInt(amount), decimals: from.decimals }
  const price = unitPrice(given, quotedAmount)
  const impact = impactOf({ from, to, amount, quote })
  return (
    <FactList>
      {price !== undefined && (
        <Fact part="swaps-detail" label={t('swaps.price')}>
          <Text numeric>
            {t('swaps.unit-price', {
              from: from.symbol,
              amount: shownAmount(price, to, locale),
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
      <SwapTerms
        part="swaps-detail"
        from={from}
        to={to}
        amount={given.amount}
        minimum={minimumReceived(quotedAmount)}
      />
    </FactList>
  )
}

interface QuotedSides extends Pick<QuoteDetailsProps, 'from' | 'to' | 'amount'> {
  readonly quote: SwapQuote
}

function impactOf({ from, to, amount, quote }: QuotedSides): bigint | undefined {
  const { quotedAmount, fromPriceUsd, toPriceUsd } = quote
  if (fromPriceUsd === undefined || toPriceUsd === undefined) return undefined
  return priceImpact(
    { amount: BigInt(amount), decimals: from.decimals, priceUsd: fromPriceUsd },
    { amount: quotedAmount, decimals: to.decimals, priceUsd: toPriceUsd },
  )
}

/** A warning about the price, or the reason why there is none. Part: `swaps-caution`. */
export function QuoteCaution({ from, to, amount, polled }: QuoteDetailsProps): ReactElement | null {
  const t = useTexts(copy)
  const locale = useLocale()
  if (polled.phase === 'loading') return null
  if (polled.phase === 'failed')
    return <FailureCaution part="swaps-caution" error={polled.error} title={t('swaps.quote-failed')} />
  const impact = impactOf({ from, to, amount, quote: polled.data })
  if (impact === undefined || impact < HIGH_IMPACT) return null
  const percent = shownPercent(impact, locale)
  return <Caution part="swaps-caution" text={t('swaps.high-impact', { percent })} />
}
