import { useLocale, useTexts } from '@latchkey/kernel/react'
import { useNativePrice } from '@latchkey/portfolio/view-kit'
import type { ActiveTarget, Token } from '@latchkey/session/contract'
import { explorerUrl, FeeValue, NetworkFact, useTransactionTexts } from '@latchkey/session/view-kit'
import { Caution } from '@latchkey/ui-primitives/caution'
import { Fact, FactList } from '@latchkey/ui-primitives/fact-list'
import { exactQuantity } from '@latchkey/ui-primitives/format/exact-quantity'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { Image } from '@latchkey/ui-primitives/image'
import { Link } from '@latchkey/ui-primitives/link'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import type { SwapOrder } from '../contract'
import { copy } from '../copy/copy'
import type { SwapPlan } from '../plan/create-plan'
import { shownAmount } from './format'
import { PendingFactList, SwapTerms } from './swap-terms'
import * as css from './swaps.css'

/**
 * The facts of what is signed. Parts: `swaps-fact`, `swaps-expected`, `swaps-minimum`, `swaps-permission`,
 * `swaps-fee`, `swaps-token-contract`.
 */
export function PreviewFacts({ plan }: { readonly plan: SwapPlan }): ReactElement {
  const t = useTexts(copy)
  const transactionText = useTransactionTexts()
  const locale = useLocale()
  const { request, quotedAmount, isSimulated, fee } = plan
  const { target, from, to, amount, expected, minimum, kind, spender } = request
  const nativePriceUsd = useNativePrice(target)
  const kept = BigInt(quotedAmount) - BigInt(expected)
  return (
    <div className={css.view}>
      <Sides order={request} expected={expected} />
      {kept > 0n && (
        <Caution
          part="swaps-caution"
          text={t('swaps.keeps', { amount: shownAmount(kept, to, locale), symbol: to.symbol })}
        />
      )}
      {!isSimulated && <Caution part="swaps-caution" text={t('swaps.not-simulated')} />}
      <FactList>
        <SwapTerms part="swaps-fact" minimumPart="swaps-minimum" order={request} minimum={BigInt(minimum)} />
        {kind !== 'swap' && (
          <Fact
            part="swaps-fact"
            label={t('swaps.permission')}
            note={t(kind === 'reset' ? 'swaps.reset-hint' : 'swaps.permission-hint', {
              symbol: from.symbol,
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
        <Fact part="swaps-fact" label={transactionText('transaction.fee')}>
          <FeeValue part="swaps-fee" fee={{ phase: 'known', data: fee }} nativePriceUsd={nativePriceUsd} />
        </Fact>
        <NetworkFact part="swaps-fact" target={target} />
        <Fact part="swaps-fact" kind="address" label={t('swaps.account')}>
          <Text>{target.account.address}</Text>
        </Fact>
        <TokenContract token={from} target={target} />
        <TokenContract token={to} target={target} />
        <Fact part="swaps-fact" kind="address" label={t('swaps.spender')}>
          <Text part="swaps-spender">{spender}</Text>
        </Fact>
      </FactList>
    </div>
  )
}

interface TokenContractProps {
  readonly token: Token
  readonly target: ActiveTarget
}

/** Tells apart tokens with the same symbol. Part: `swaps-token-contract`. */
function TokenContract({ token: { address, symbol }, target }: TokenContractProps): ReactElement | null {
  const t = useTexts(copy)
  if (address === undefined) return null
  return (
    <Fact part="swaps-fact" label={t('swaps.token-contract', { symbol })}>
      <Text part="swaps-token-contract">
        <Link href={explorerUrl(target.network, 'address', address)} icon>
          <bdi>{truncateAddress(address, 8, 8)}</bdi>
        </Link>
      </Text>
    </Fact>
  )
}

/** The facts while the plan is built, when only the paid amount is known. */
export function PendingFacts({ order }: { readonly order: SwapOrder }): ReactElement {
  const t = useTexts(copy)
  const transactionText = useTransactionTexts()
  const labels = [
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

interface SidesProps {
  readonly order: SwapOrder
  /** In smallest units; undefined while it is computed. */
  readonly expected?: string
}

/** The exact paid amount, and the received amount. */
function Sides({ order: { from, to, amount }, expected }: SidesProps): ReactElement {
  const t = useTexts(copy)
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
      />
      <Side
        label={t('swaps.to')}
        // No part while loading, so that the part always contains an amount.
        part={expected === undefined ? undefined : 'swaps-expected'}
        token={to}
        amount={expected === undefined ? undefined : shownAmount(expected, to, locale)}
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
}

function Side({ label, part, token: { name, symbol, iconUrl }, amount }: SideProps): ReactElement {
  return (
    <ListRow
      part={part}
      title={
        amount === undefined ? (
          <Skeleton shape="text" variant="label" length="medium" />
        ) : (
          <Text variant="label" numeric>
            {amount} <bdi>{symbol}</bdi>
          </Text>
        )
      }
      secondary={
        <>
          {label} · <bdi>{name}</bdi>
        </>
      }
      picture={<Image src={iconUrl} name={symbol} shape="circle" />}
    />
  )
}
