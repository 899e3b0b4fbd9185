import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget, Token } from '@latchkey/session/contract'
import { worthOf } from '@latchkey/session/worth'
import { ListRow, Text, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { exactQuantity, formatUsd } from '@latchkey/ui-primitives/format'
import {
  Caution,
  Fact,
  FactList,
  Skeleton,
  WholeAddress,
  WholeAddressSkeleton,
} from '@latchkey/ui-primitives/screens'
import {
  FeeValue,
  NetworkFact,
  TokenContractFact,
  TokenPicture,
  useNativePrice,
  useTransactionTexts,
} from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import type { SwapOrder } from '../contract'
import type { SwapPlan } from '../plan/create-plan'
import type { SwapPrices } from '../plan/swap-cost'
import { texts } from '../texts'
import { shownAmount, shownImpact } from './format'
import { SwapTerms } from './swap-terms'
import * as css from './swaps.css'

interface ReviewFactsProps {
  readonly order: SwapOrder
  /** `undefined` while it is built: what it says has its place from the start. */
  readonly plan: SwapPlan | undefined
  /** Shown before the facts. */
  readonly children?: ReactNode
}

/**
 * The facts of what is signed. Parts: `swaps-fact`, `swaps-expected`, `swaps-minimum`, `swaps-permission`,
 * `swaps-fee`, `swaps-impact`, `swaps-token-contract`, `swaps-spender`, `swaps-allowed`.
 */
export function ReviewFacts({ order, plan, children }: ReviewFactsProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const transactionText = useTransactionTexts()
  const locale = useLocale()
  const { target, from, to, amount } = order
  const nativePriceUsd = useNativePrice(target)
  const request = plan?.request
  const kept = plan ? BigInt(plan.quotedAmount) - BigInt(plan.request.expected) : 0n
  return (
    <div className={css.view}>
      {!plan && <VisuallyHidden>{t('swaps.preview-loading')}</VisuallyHidden>}
      <Sides
        order={order}
        expected={request?.expected}
        fromPriceUsd={plan?.fromPriceUsd}
        toPriceUsd={plan?.toPriceUsd}
        isLoading={!plan}
      />
      {kept > 0n && (
        <Caution
          part="swaps-caution"
          text={t('swaps.keeps', { amount: shownAmount(kept, to, locale), symbol: to.symbol })}
        />
      )}
      {children}
      <FactList>
        <Fact part="swaps-fact" label={t('swaps.price-impact')}>
          {plan ? (
            <Text part="swaps-impact" numeric>
              {plan.impact === undefined
                ? t('swaps.impact-unknown', {
                    symbol: (plan.fromPriceUsd === undefined ? from : to).symbol,
                  })
                : shownImpact(plan.impact, locale)}
            </Text>
          ) : (
            <Skeleton shape="text" length="short" />
          )}
        </Fact>
        <SwapTerms
          part="swaps-fact"
          minimumPart="swaps-minimum"
          order={order}
          minimum={request && BigInt(request.minimum)}
        />
        {request && request.kind !== 'swap' && (
          <Fact
            part="swaps-fact"
            label={t('swaps.permission')}
            note={t(request.kind === 'reset' ? 'swaps.reset-hint' : 'swaps.permission-hint', {
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
          note={request && request.kind !== 'swap' && t('swaps.cost-steps')}
        >
          <FeeValue
            part="swaps-fee"
            fee={plan ? { phase: 'known', data: plan.cost } : { phase: 'loading' }}
            nativePriceUsd={nativePriceUsd}
          />
        </Fact>
        <NetworkFact part="swaps-fact" target={target} />
        <Fact part="swaps-fact" kind="address" label={t('swaps.account')}>
          <WholeAddress address={target.account.address} />
        </Fact>
        <TokenContract token={from} target={target} />
        <TokenContract token={to} target={target} />
        <Fact part="swaps-fact" kind="address" label={t('swaps.spender')}>
          {request ? (
            <WholeAddress part="swaps-spender" address={request.router} />
          ) : (
            <WholeAddressSkeleton />
          )}
        </Fact>
        {request && request.kind !== 'swap' && request.spender !== request.router && (
          <Fact part="swaps-fact" kind="address" label={t('swaps.permission-of')}>
            <WholeAddress part="swaps-allowed" address={request.spender} />
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

interface SidesProps extends SwapPrices {
  readonly order: SwapOrder
  /** In smallest units; undefined while it is computed. */
  readonly expected: string | undefined
  readonly isLoading: boolean
}

/** The exact paid amount, and the received amount. */
function Sides({
  order: { from, to, amount },
  expected,
  fromPriceUsd,
  toPriceUsd,
  isLoading,
}: SidesProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const { decimals } = from
  return (
    <div className={css.section}>
      <Side
        label={t('swaps.from')}
        part="swaps-paid"
        token={from}
        amount={exactQuantity(amount, { decimals, locale })}
        units={amount}
        priceUsd={fromPriceUsd}
        isLoading={isLoading}
      />
      <Side
        label={t('swaps.to')}
        // No part while loading, so that the part always contains an amount.
        part={expected === undefined ? undefined : 'swaps-expected'}
        token={to}
        amount={expected === undefined ? undefined : shownAmount(expected, to, locale)}
        units={expected}
        priceUsd={toPriceUsd}
        isLoading={isLoading}
      />
    </div>
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
  readonly isLoading: boolean
}

/** One side with its worth, if the price is known. */
function Side({ label, part, token, amount, units, priceUsd, isLoading }: SideProps): ReactElement {
  const locale = useLocale()
  const { symbol, decimals } = token
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
      secondary={label}
      picture={<TokenPicture token={token} />}
      trailing={
        isLoading ? (
          <span className={css.worth}>
            <Skeleton shape="text" length="full" />
          </span>
        ) : (
          worth && (
            <Text part="swaps-worth" tone="secondary" numeric>
              {formatUsd(worth, locale)}
            </Text>
          )
        )
      }
    />
  )
}
