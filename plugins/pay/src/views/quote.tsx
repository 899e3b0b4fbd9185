import { useLocale, usePlugin, useRouter, useTexts } from '@latchkey/kernel/react'
import { findTokenBy, tokenKey, useNativePrice, useTokens } from '@latchkey/portfolio/view-kit'
import type { ActiveTarget, TransactionEstimate } from '@latchkey/session/contract'
import {
  FailureCaution,
  type Fee,
  FeeValue,
  hasFeeRisen,
  NetworkFact,
  readFee,
  useFee,
  useTransactionTexts,
  useViewSignal,
} from '@latchkey/session/view-kit'
import { Button } from '@latchkey/ui-primitives/button'
import { Caution } from '@latchkey/ui-primitives/caution'
import { Fact, FactList } from '@latchkey/ui-primitives/fact-list'
import { exactQuantity } from '@latchkey/ui-primitives/format/exact-quantity'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { type ReactElement, useMemo, useState } from 'react'
import { type PaymentOrder, payContract, type WalletPayment } from '../contract'
import { copy } from '../copy/copy'
import { ConnectButton } from './connect-button'
import { OrderHeading } from './order-heading'
import * as css from './pay.css'
import { UnsettledCaution } from './unsettled-caution'

export interface QuoteProps {
  readonly order: PaymentOrder
  /** The account that pays, on the order's network. */
  readonly target: ActiveTarget
  /** The fee that the user has seen before. */
  readonly shownFee: TransactionEstimate | undefined
}

/** The review of what will be signed. Parts: `pay-quote`, `pay-confirm`, `pay-caution`. */
export function Quote({ order, target, shownFee }: QuoteProps): ReactElement {
  const payments = usePlugin(payContract)
  useSheets(css.sheets)
  const t = useTexts(copy)
  const transactionText = useTransactionTexts()
  const router = useRouter(payContract)
  const payment = useMemo((): WalletPayment => Object.freeze({ order, target }), [order, target])
  const { fee, show, retry } = useFee(payments.estimate, payment)
  const balance = useBalance(order, target)
  const [isChecking, setChecking] = useState(false)
  const [seen, setSeen] = useState(shownFee)
  const viewSignal = useViewSignal()
  const hasRisen = seen !== undefined && fee.phase === 'known' && hasFeeRisen(seen, fee.data)
  const isShort = balance !== undefined && BigInt(balance) < BigInt(order.amount)

  /** Estimates again, because the shown estimate may be outdated. */
  const confirm = async (): Promise<void> => {
    if (fee.phase !== 'known') return
    const signal = viewSignal()
    setChecking(true)
    const now = await readFee(payments.estimate, payment, signal)
    if (signal.aborted) return
    setChecking(false)
    show(now)
    setSeen(fee.data)
    if (now.phase !== 'known' || hasFeeRisen(fee.data, now.data)) return
    router.push('PayRequest', Object.freeze({ ...payment, shownFee: now.data }))
  }

  const next = (): ReactElement => {
    if (fee.phase === 'failed')
      return (
        <Button size="large" variant="primary" fullWidth onClick={retry}>
          {t('pay.try-again')}
        </Button>
      )
    return (
      <Button
        part="pay-confirm"
        size="large"
        variant="primary"
        fullWidth
        loading={isChecking || fee.phase === 'loading'}
        onClick={() => void confirm()}
      >
        {t('pay.pay')}
      </Button>
    )
  }

  return (
    <ViewLayout
      part="pay-quote"
      footer={
        <div className={css.section}>
          <UnsettledCaution />
          {fee.phase === 'failed' && !isShort && <FailureCaution part="pay-caution" error={fee.error} />}
          {hasRisen && <Caution part="pay-caution" text={t('pay.fee-rose')} />}
          {isShort ? (
            <>
              <Button part="pay-confirm" size="large" variant="primary" fullWidth disabled>
                {t('pay.insufficient-funds')}
              </Button>
              <ConnectButton namespace={target.namespace} label={t('pay.other-wallet')} />
            </>
          ) : (
            <div className={css.pair}>
              <Button size="large" fullWidth onClick={() => router.back()}>
                {transactionText('transaction.cancel')}
              </Button>
              {next()}
            </div>
          )}
        </div>
      }
    >
      <div className={css.view}>
        <OrderHeading order={order} />
        <QuoteFacts order={order} target={target} fee={fee} balance={balance} />
      </div>
    </ViewLayout>
  )
}

/** The account's balance of the asset; `undefined` if unknown. */
function useBalance({ asset }: PaymentOrder, target: ActiveTarget): string | undefined {
  const { items } = useTokens(payContract.id, target)
  return findTokenBy(items, tokenKey(asset))?.balance
}

interface QuoteFactsProps extends Pick<QuoteProps, 'order' | 'target'> {
  readonly fee: Fee
  readonly balance: string | undefined
}

/** Parts: `pay-fact`, `pay-recipient`, `pay-sender`, `pay-fee`. */
function QuoteFacts({ order, target, fee, balance }: QuoteFactsProps): ReactElement {
  const t = useTexts(copy)
  const transactionText = useTransactionTexts()
  const locale = useLocale()
  const nativePriceUsd = useNativePrice(target)
  const { decimals, symbol } = order.asset
  return (
    <FactList>
      <Fact part="pay-fact" kind="address" label={t('pay.to')}>
        <Text part="pay-recipient">{order.recipient}</Text>
      </Fact>
      <Fact part="pay-fact" kind="address" label={t('pay.from')}>
        <Text part="pay-sender">{target.account.address}</Text>
      </Fact>
      <NetworkFact part="pay-fact" target={target} />
      {balance !== undefined && (
        <Fact part="pay-fact" label={t('pay.balance')}>
          <Text numeric>
            {exactQuantity(balance, { decimals, locale })} <bdi>{symbol}</bdi>
          </Text>
        </Fact>
      )}
      <Fact part="pay-fact" label={transactionText('transaction.fee')}>
        <FeeValue part="pay-fee" fee={fee} nativePriceUsd={nativePriceUsd} />
      </Fact>
    </FactList>
  )
}
