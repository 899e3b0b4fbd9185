import { GetTokens, ReviewButtons } from '@latchkey/account/view-kit'
import { useLocale, usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { namespaceOf } from '@latchkey/session/caip'
import { type ActiveTarget, connectedWallet, sessionContract, targetKey } from '@latchkey/session/contract'
import { type Fee, useFeeReview } from '@latchkey/transactions/flow'
import { Button, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { exactQuantity } from '@latchkey/ui-primitives/format'
import { EmptyState, NetworkDrawing, WalletDrawing } from '@latchkey/ui-primitives/lists'
import { Caution, Fact, FactList, Skeleton, WholeAddress } from '@latchkey/ui-primitives/screens'
import {
  type ActionViewProps,
  FailureCaution,
  FeeValue,
  findTokenBy,
  NetworkFact,
  SwitchNetworkFirst,
  tokenKey,
  useNativePrice,
  useTarget,
  useTokens,
  useTransactionTexts,
} from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { type PaymentOrder, payContract } from '../contract'
import { payerOf } from '../payment/order-facts'
import type { PayActions } from '../payment/payments'
import { texts } from '../texts'
import { ConnectButton } from './connect-button'
import * as css from './pay.css'
import { OrderFacts, OrderHeading, PaymentCautions } from './request-look'
import { useOrderNetwork, usePayment } from './use-order'

/** The review of the wallet request, or what is needed before: another account or network. */
export function QuoteView({ actions }: ActionViewProps<PayActions, undefined>): ReactNode {
  const router = useRouter(payContract)
  const order = usePayment()?.order
  const isOwn = order !== undefined && actions.isReviewed(order)
  useEffect(() => {
    // A page has opened the step by itself.
    if (!isOwn) router.replace('Pay')
  }, [isOwn, router])
  return isOwn ? <QuoteOrWay actions={actions} order={order} /> : null
}

interface OrderProps {
  readonly order: PaymentOrder
}

interface QuoteOrWayProps extends OrderProps {
  readonly actions: PayActions
}

function QuoteOrWay({ actions, order }: QuoteOrWayProps): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(payContract)
  const target = useTarget()
  const network = useOrderNetwork(order)
  const namespace = namespaceOf(order.asset.networkId)
  const { networkId } = order.asset
  if (!network) return <EmptyState drawing={<NetworkDrawing />} sentence={t('pay.network-not-found')} />
  if (target?.namespace !== namespace) return <OtherChain order={order} network={network.name} />
  if (target.networkId !== networkId)
    return (
      <SwitchNetworkFirst
        key={networkId}
        network={network}
        part="pay-switch"
        onCancel={() => router.back()}
      />
    )
  // Another account starts anew: the fee that is being checked was for the former one.
  return <Quote key={targetKey(target)} actions={actions} order={order} target={target} />
}

/** Shown if the active wallet has no account in the namespace. Part: `pay-use-wallet`. */
function OtherChain({ order, network }: OrderProps & { readonly network: string }): ReactElement {
  const t = useTexts(texts)
  const session = usePlugin(sessionContract)
  const namespace = namespaceOf(order.asset.networkId)
  const state = usePluginState(sessionContract, (whole) => whole)
  const other = payerOf(state, order)
  const wallet = other && connectedWallet(state, other.connectionId)
  const activate = (): void => {
    // Needs no wallet request. After a failure the button is still there.
    if (other) void session.activate(other.connectionId, { namespace }).catch(() => undefined)
  }
  return (
    <EmptyState
      drawing={<WalletDrawing />}
      sentence={t('pay.other-chain', { network })}
      action={
        other ? (
          <Button part="pay-use-wallet" variant="primary" size="large" fullWidth onClick={activate}>
            {t('pay.use-wallet', { name: wallet?.name ?? other.account.address })}
          </Button>
        ) : (
          <ConnectButton
            namespace={namespace}
            label={t('pay.connect-wallet', { network })}
            variant="primary"
          />
        )
      }
    />
  )
}

interface QuoteProps extends QuoteOrWayProps {
  /** The account that pays, on the order's network. */
  readonly target: ActiveTarget
}

/** The review of what will be signed. Parts: `pay-quote`, `pay-confirm`, `pay-caution`. */
function Quote({ actions, order, target }: QuoteProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(payContract)
  const payment = actions.requestOf(order, target)
  const { fee, retry, confirm, isChecking, change, failure } = useFeeReview(
    actions.flow,
    actions.estimate,
    payment,
  )
  const balance = useBalance(order, target)
  const isShort = typeof balance === 'object' && BigInt(balance.value) < BigInt(order.amount)
  const otherWallet = <ConnectButton namespace={target.namespace} label={t('pay.other-wallet')} />

  return (
    <ViewLayout
      part="pay-quote"
      footer={
        <div className={css.section}>
          <PaymentCautions />
          {fee.phase === 'failed' && !isShort && <FailureCaution part="pay-caution" error={fee.error} />}
          {failure !== undefined && <FailureCaution part="pay-caution" error={failure} />}
          {change?.hasRisen && <Caution part="pay-caution" text={t('pay.fee-rose')} />}
          {isShort ? (
            <>
              <Button part="pay-confirm" size="large" variant="primary" fullWidth disabled>
                {t('pay.insufficient-funds', { symbol: order.asset.symbol })}
              </Button>
              <GetTokens />
              {otherWallet}
            </>
          ) : (
            <ReviewButtons
              part="pay-confirm"
              label={t('pay.pay')}
              loading={isChecking || fee.phase === 'loading'}
              onConfirm={confirm}
              onCancel={() => router.back()}
              failed={fee.phase === 'failed' ? fee : undefined}
              onRetry={retry}
            >
              {otherWallet}
            </ReviewButtons>
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

type Balance = 'off' | 'loading' | 'unknown' | { readonly value: string }

/** The account's balance of the asset, zero included. `off`: the page reads none. */
function useBalance({ asset }: PaymentOrder, target: ActiveTarget): Balance {
  const { status } = useTokens(payContract.id, target)
  const entry = usePluginState(portfolioContract, ({ tokens }) => tokens[accountKey(target)])
  const isRead = usePluginState(portfolioContract, ({ balances }) => balances === 'on')
  if (!isRead) return 'off'
  const held = entry?.status === 'known' ? findTokenBy(entry.items, tokenKey(asset)) : undefined
  return held ?? (status === 'loading' ? status : 'unknown')
}

interface QuoteFactsProps extends Pick<QuoteProps, 'order' | 'target'> {
  readonly fee: Fee
  readonly balance: Balance
}

/** Parts: `pay-fact`, `pay-recipient`, `pay-contract`, `pay-sender`, `pay-fee`. */
function QuoteFacts({ order, target, fee, balance }: QuoteFactsProps): ReactElement {
  const t = useTexts(texts)
  const transactionText = useTransactionTexts()
  const locale = useLocale()
  const nativePriceUsd = useNativePrice(target)
  const { decimals, symbol } = order.asset
  return (
    <FactList>
      <OrderFacts part="pay-fact" order={order} />
      <Fact part="pay-fact" kind="address" label={t('pay.from')}>
        <WholeAddress part="pay-sender" address={target.account.address} />
      </Fact>
      <NetworkFact part="pay-fact" target={target} />
      {balance !== 'off' && (
        <Fact part="pay-fact" label={t('pay.balance')}>
          {balance === 'loading' ? (
            <Skeleton shape="text" />
          ) : (
            <Text numeric>
              {balance === 'unknown' ? (
                '–'
              ) : (
                <>
                  {exactQuantity(balance.value, { decimals, locale })} <bdi>{symbol}</bdi>
                </>
              )}
            </Text>
          )}
        </Fact>
      )}
      <Fact part="pay-fact" label={transactionText('transaction.fee')}>
        <FeeValue
          part="pay-fee"
          fee={fee}
          nativePriceUsd={nativePriceUsd}
          isPriceLoading={balance === 'loading'}
        />
      </Fact>
    </FactList>
  )
}
