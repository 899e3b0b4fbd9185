'use client'

import { isLatchkeyError } from '@latchkey/kernel'
import { useLocale, useTranslate } from '@latchkey/kernel/react'
import { Caution } from '@latchkey/ui-primitives/caution'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import type { NativeAmount } from '../contract'
import { describeError } from './request-texts'
import { transactionTexts, useTransactionTexts } from './transaction-texts'
import type { Fee } from './use-fee'
import { centsOf } from './worth'

export interface FeeValueProps {
  readonly fee: Fee
  /** US dollars of one whole native token, where known. */
  readonly nativePriceUsd: number | undefined
  readonly part: string
}

/** The most that the network takes, with its worth, for a `Fact`. */
export function FeeValue({ fee, nativePriceUsd, part }: FeeValueProps): ReactElement {
  const say = useTransactionTexts()
  const locale = useLocale()
  if (fee.phase === 'loading')
    return (
      <>
        <VisuallyHidden>{say('transaction.fee-loading')}</VisuallyHidden>
        <Skeleton shape="text" />
      </>
    )
  if (fee.phase === 'failed') return <Text>–</Text>
  const { value, decimals, symbol } = fee.estimate.fee
  const text = say('transaction.fee-up-to', { amount: shortAmount(fee.estimate.fee, locale), symbol })
  return (
    <>
      <Text part={part} numeric>
        {text}
      </Text>
      {nativePriceUsd !== undefined && (
        <Text tone="secondary" numeric>
          {formatUsd(Number(centsOf(BigInt(value), decimals, nativePriceUsd) + 1n) / 100, locale)}
        </Text>
      )}
      <LiveRegion message={text} />
    </>
  )
}

/** Eight decimals at most, rounded up: never less than what may be paid. */
function shortAmount({ value, decimals }: NativeAmount, locale: string): string {
  const cut = 10n ** BigInt(Math.max(0, decimals - 8))
  const rounded = ((BigInt(value) + cut - 1n) / cut) * cut
  return amountText(rounded.toString(), { decimals, locale })
}

export interface FeeFailureProps {
  readonly error: unknown
  readonly part: string
}

/** Why a request would not go through, as far as the network says so. */
export function FeeFailure({ error, part }: FeeFailureProps): ReactElement {
  const t = useTranslate()
  const otherwise = {
    title: t('transaction.estimate-failed', transactionTexts['transaction.estimate-failed']),
    hint: t('transaction.estimate-failed-hint', transactionTexts['transaction.estimate-failed-hint']),
  }
  const { title, hint } = describeError(error, otherwise, t)
  const stop = isLatchkeyError(error) && /[.?!؟…]$/.test(title) ? '' : '.'
  return <Caution part={part} text={`${title}${stop} ${hint}`} />
}
