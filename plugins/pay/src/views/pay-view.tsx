import { cloudContract } from '@latchkey/cloud/contract'
import { useOptionalPlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { connectedWallet, sessionContract } from '@latchkey/session/contract'
import { ChevronIcon, Image, ListRow, useSheets, ViewLayout, WalletIcon } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { FactList } from '@latchkey/ui-primitives/screens'
import type { ActionViewProps } from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import { type PaymentOrder, payContract } from '../contract'
import { payerOf } from '../payment/order-facts'
import type { PayActions } from '../payment/payments'
import { texts } from '../texts'
import { ExchangeRows } from './exchange-rows'
import * as css from './pay.css'
import { OrderHeading, PaymentCautions, RecipientFact } from './request-look'
import { useOrderNetwork, usePayment } from './use-order'

/** The amount, the recipient and the payment methods. Parts: `pay`, `pay-recipient`, `pay-wallet`. */
export function PayView({ actions }: ActionViewProps<PayActions, undefined>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const payment = usePayment()
  const hasExchanges = useOptionalPlugin(cloudContract)?.projectId !== undefined
  if (!payment) return <EmptyState drawing={<NothingYetDrawing />} sentence={t('pay.nothing')} />
  const { order, progress } = payment
  return (
    <ViewLayout part="pay">
      <div className={css.view}>
        <OrderHeading order={order} />
        <FactList>
          <RecipientFact order={order} />
        </FactList>
        <PaymentCautions />
        <WalletRow order={order} onClick={() => actions.review(order)} />
        {hasExchanges && progress.phase !== 'asking' && <ExchangeRows order={order} />}
      </div>
    </ViewLayout>
  )
}

interface WalletRowProps {
  readonly order: PaymentOrder
  readonly onClick: () => void
}

function WalletRow({ order, onClick }: WalletRowProps): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(payContract)
  const network = useOrderNetwork(order)
  const state = usePluginState(sessionContract, (whole) => whole)
  const payer = payerOf(state, order)
  const wallet = payer && connectedWallet(state, payer.connectionId)
  const detail = payer ? truncateAddress(payer.account.address) : network?.name
  return (
    <ListRow
      part="pay-wallet"
      picture={<Image src={wallet?.iconUrl} size={40} fallback={<WalletIcon />} />}
      title={wallet ? t('pay.with', { name: wallet.name }) : t('pay.with-wallet')}
      secondary={detail && <bdi>{detail}</bdi>}
      trailing={<ChevronIcon />}
      onIntent={() => router.preload('PayQuote')}
      onClick={onClick}
    />
  )
}
