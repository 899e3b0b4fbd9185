import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget, Token } from '@latchkey/session/contract'
import { worthOf } from '@latchkey/session/worth'
import { Image, ListRow, Text, VisuallyHidden } from '@latchkey/ui-primitives'
import { exactQuantity, formatUsd } from '@latchkey/ui-primitives/format'
import { Caution, Fact, FactList, Skeleton } from '@latchkey/ui-primitives/screens'
import {
  FeeValue,
  NetworkFact,
  TokenContractFact,
  useNativePrice,
  useTransactionTexts,
} from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import type { SwapOrder } from '../contract'
import type { SwapPlan } from '../plan/create-plan'
import type { SwapPrices } from '../plan/swap-cost'
import { texts } from '../texts'
import { shownAmount, shownPercent } from './format'
import { PendingFactList, SwapTerms } from './swap-terms'
import * as css from './swaps.css'

/**
 * The facts of what is signed. Parts: `swaps-fact`, `swaps-expected`, `swaps-minimum`, `swaps-permission`,
 * `swaps-fee`, `swaps-impact`, `swaps-token-contract`, `swaps-spender`, `swaps-allowed`.
 */
export function ReviewFacts({
  plan,
  children,
}: {
  readonly plan: SwapPlan
  /** Shown before the facts. */
  readonly children?: ReactNode
}): ReactElement {
  const t = useTexts(texts)
  const transactionText = useTransactionTexts()
  const locale = useLocale()
  const { request, quotedAmount, cost, impact, fromPriceUsd, toPriceUsd } = plan
  const { target, from, to, amount, expected, minimum, kind, router, spender } = request
  const nativePriceUsd = useNativePrice(target)
  const kept = BigInt(quotedAmount) - BigInt(expected)
  return (
    <div className={css.view}>
      <Sides order={request} expected={expected} fromPriceUsd={fromPriceUsd} toPriceUsd={toPriceUsd} />
      {kept > 0n && (
        <Caution
          part="swaps-caution"
          text={t('swaps.keeps', { amount: shownAmount(kept, to, locale), symbol: to.symbol })}
        />
      )}
      {children}
      <FactList>
        <Fact part="swaps-fact" label={t('swaps.price-impact')}>
          <Text part="swaps-impact" numeric>
            {impact === undefined
              ? t('swaps.impact-unknown', { symbol: (fromPriceUsd === undefined ? from : to).symbol })
              : shownPercent(impact, locale)}
          </Text>
        </Fact>
        <SwapTerms part="swaps-fact" minimumPart="swaps-minimum" order={request} minimum={BigInt(minimum)} />
        {kind !== 'swap' && (
          <Fact
            part="swaps-fact"
            label={t('swaps.permission')}
            note={t(kind === 'reset' ? 'swaps.reset-hint' : 'swaps.permission-hint', {
              symbol: from.symbol,
              amount: exactQuantity(amount, { decimals: from.decimals, locale }),
            })}
          >
            <Text part="swaps-permission" numeric>
              {t('swaps.permission-value', {
                amount: exactQuantity(amount, { decimals: from.decimals, locale }),
                symbol: from.symbol,
              })}
            </Text>
          </Fact>
        )}
        <Fact
          part="swaps-fact"
          label={transactionText('transaction.fee')}
          note={kind !== 'swap' && t('swaps.cost-steps')}
        >
          <FeeValue part="swaps-fee" fee={{ phase: 'known', data: cost }} nativePriceUsd={nativePriceUsd} />
        </Fact>
        <NetworkFact part="swaps-fact" target={target} />
        <Fact part="swaps-fact" kind="address" label={t('swaps.account')}>
          <Text>{target.account.address}</Text>
        </Fact>
        <TokenContract token={from} target={target} />
        <TokenContract token={to} target={target} />
        <Fact part="swaps-fact" kind="address" label={t('swaps.spender')}>
          <Text part="swaps-spender">{router}</Text>
        </Fact>
        {kind !== 'swap' && spender !== router && (
          <Fact part="swaps-fact" kind="address" label={t('swaps.permission-of')}>
            <Text part="swaps-allowed">{spender}</Text>
          </Fact>
        )}
      </FactList>
    </div>
  )
}

interface TokenContractProps {
  readonly token: Token
  readonly target: ActiveTarget
}

/** Tells apart tokens with the same symbol. Part: `swaps-token-contract`. */
export function TokenContract({ token, target }: TokenContractProps): ReactElement {
  const { network } = target
  return (
    <TokenContractFact factPart="swaps-fact" part="swaps-token-contract" token={token} network={network} />
  )
}

/** The facts while the plan is built, when only the paid amount is known. */
export function PendingFacts({ order }: { readonly order: SwapOrder }): ReactElement {
  const t = useTexts(texts)
  const transactionText = useTransactionTexts()
  const labels = [
    t('swaps.price-impact'),
    t('swaps.slippage'),
    t('swaps.minimum'),
    t('swaps.provider-fee'),
    transactionText('transaction.fee'),
    transactionText('transaction.network'),
  ]
  return (
    <div className={css.view}>
      <VisuallyHidden>{t('swaps.preview-loading')}</VisuallyHidden>
      <Sides order={order} />
      <PendingFactList labels={labels} />
    </div>
  )
}

interface SidesProps extends Partial<SwapPrices> {
  readonly order: SwapOrder
  /** In smallest units; undefined while it is computed. */
  readonly expected?: string
}

/** The exact paid amount, and the received amount. */
function Sides({
  order: { from, to, amount },
  expected,
  fromPriceUsd,
  toPriceUsd,
}: SidesProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const { decimals } = from
  return (
    <>
      <Text variant="caption" tone="secondary" align="center" as="p">
        {t('swaps.careful')}
      </Text>
      <Side
        label={t('swaps.from')}
        part="swaps-paid"
        token={from}
        amount={exactQuantity(amount, { decimals, locale })}
        units={amount}
        priceUsd={fromPriceUsd}
      />
      <Side
        label={t('swaps.to')}
        // No part while loading, so that the part always contains an amount.
        part={expected === undefined ? undefined : 'swaps-expected'}
        token={to}
        amount={expected === undefined ? undefined : shownAmount(expected, to, locale)}
        units={expected}
        priceUsd={toPriceUsd}
      />
    </>
  )
}

interface SideProps {
  readonly label: string
  readonly part: string | undefined
  readonly token: Token
  /** `undefined` while it is computed. */
  readonly amount: string | undefined
  /** The amount in smallest units. */
  readonly units: string | undefined
  readonly priceUsd: number | undefined
}

/** One side with its worth, if the price is known. */
function Side({ label, part, token, amount, units, priceUsd }: SideProps): ReactElement {
  const locale = useLocale()
  const { name, symbol, iconUrl, decimals } = token
  const worth = units === undefined ? undefined : worthOf({ value: units, decimals, priceUsd })
  return (
    <ListRow
      part={part}
      title={
        amount === undefined ? (
          <Skeleton shape="text" variant="label" length="medium" />
        ) : (
          <Text variant="label" className={css.whole} numeric>
            {amount} <bdi>{symbol}</bdi>
          </Text>
        )
      }
      secondary={
        <span className={css.whole}>
          {label} · <bdi>{name}</bdi>
        </span>
      }
      picture={<Image src={iconUrl} name={symbol} shape="circle" />}
      trailing={
        worth && (
          <Text part="swaps-worth" tone="secondary" numeric>
            {formatUsd(worth, locale)}
          </Text>
        )
      }
    />
  )
}
