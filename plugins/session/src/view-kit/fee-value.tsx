'use client'
import { useLocale } from '@latchkey/kernel/react'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import type { NativeAmount, TransactionEstimate } from '../contract'
import { worthOf } from '../worth'
import { useTransactionTexts } from './transaction-texts'
import type { PolledValue } from './use-polled-value'

export interface FeeValueProps {
  readonly fee: PolledValue<TransactionEstimate>
  /** Price of one whole unit of the native currency in US dollars; `undefined` if unknown. */
  readonly nativePriceUsd: number | undefined
  /** `part` attribute of the text with the fee. */
  readonly part: string
}

/** The highest network fee, or about what it is where the chain gives no upper bound, and its value in US dollars, as the content of a `Fact`. */
export function FeeValue({ fee, nativePriceUsd, part }: FeeValueProps): ReactElement {
  const t = useTransactionTexts()
  const locale = useLocale()
  if (fee.phase === 'loading')
    return (
      <>
        <VisuallyHidden>{t('transaction.fee-loading')}</VisuallyHidden>
        <Skeleton shape="text" />
      </>
    )
  if (fee.phase === 'failed') return <Text>–</Text>
  const worth = worthOf({ ...fee.data.fee, priceUsd: nativePriceUsd })
  // control: fee-without-a-bound
  const key = fee.data.isUpperBound === false ? 'transaction.fee-about' : 'transaction.fee-up-to'
  const text = t(key, { amount: shortFee(fee.data.fee, locale), symbol: fee.data.fee.symbol })
  return (
    <>
      <Text part={part} numeric>
        {text}
      </Text>
      {worth && (
        <Text tone="secondary" numeric>
          {/* control: fee-worth-rounded-down */ formatUsd(worth, locale, 'up')}
        </Text>
      )}
      <LiveRegion message={text} />
    </>
  )
}

/** At most eight decimals, rounded up, so that the text is never less than the fee. */
export function shortFee({ value, decimals }: NativeAmount, locale: string): string {
  const cut = 10n ** BigInt(Math.max(0, decimals - 8))
  const rounded = ((BigInt(value) + cut - 1n) / cut) * cut
  return amountText(rounded.toString(), { decimals, locale })
}
