import { useLocale, useTexts } from '@latchkey/kernel/react'
import { ChevronDownIcon, Text, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { Caution, FactList, Skeleton } from '@latchkey/ui-primitives/screens'
import { FailureCaution, type PolledValue } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { minimumReceived, unitPrice } from '../arithmetic'
import type { SwapOrder } from '../contract'
import { HIGH_IMPACT, impactOf } from '../plan/swap-cost'
import type { SwapQuote } from '../swap-actions'
import { texts } from '../texts'
import { shownAmount, shownPercent } from './format'
import { SwapTerms } from './swap-terms'
import * as css from './swaps.css'

interface QuoteProps {
  /** `undefined` while the form is incomplete. */
  readonly order: SwapOrder | undefined
  readonly polled: PolledValue<SwapQuote>
}

/**
 * One line with the price, and folded in it what belongs to it. It has its place before there is a price, so that the form keeps
 * its height. Parts: `swaps-price`, `swaps-detail`.
 */
export function QuoteDetails({ order, polled }: QuoteProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  if (order && polled.phase === 'known') return <Quoted order={order} quote={polled.data} />
  const isLoading = order !== undefined && polled.phase === 'loading'
  return (
    <div className={css.price}>
      {isLoading ? (
        <>
          <VisuallyHidden>{t('swaps.quote-loading')}</VisuallyHidden>
          <Skeleton shape="text" length="medium" />
        </>
      ) : (
        <>
          <span>{t('swaps.price')}</span>
          <span aria-hidden>–</span>
        </>
      )}
    </div>
  )
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
  return (
    <details part="swaps-price">
      <summary className={css.price}>
        <Text tone="primary" numeric>
          {price === undefined
            ? t('swaps.details')
            : t('swaps.unit-price', {
                from: from.symbol,
                amount: shownAmount(price.amount, price, locale),
                to: to.symbol,
              })}
        </Text>
        <span className={css.fold}>
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <div className={css.details}>
        <FactList>
          <SwapTerms part="swaps-detail" order={order} minimum={minimumReceived(quotedAmount)} />
        </FactList>
      </div>
    </details>
  )
}

/** A warning about the price, or the reason why there is none. Part: `swaps-caution`. */
export function QuoteCaution({ order, polled }: QuoteProps): ReactElement | null {
  const t = useTexts(texts)
  const locale = useLocale()
  if (!order || polled.phase === 'loading') return null
  if (polled.phase === 'failed')
    return <FailureCaution part="swaps-caution" error={polled.error} title={t('swaps.quote-failed')} />
  const impact = impactOf(order, polled.data.quotedAmount, polled.data)
  if (impact === undefined || impact < HIGH_IMPACT) return null
  const percent = shownPercent(impact, locale)
  return <Caution part="swaps-caution" text={t('swaps.high-impact', { percent })} />
}
