import { useLocale, usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { transactionsContract } from '@latchkey/transactions/contract'
import { type FlowText, useEndText } from '@latchkey/transactions/flow'
import { ringStates, transactionHash } from '@latchkey/transactions/transaction-end'
import { useSentTransaction } from '@latchkey/transactions/use-sent-transaction'
import { exactQuantity } from '@latchkey/ui-primitives/format'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import type { StatusRingState } from '@latchkey/ui-primitives/screens'
import { TransactionStatus, useNetworkName } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import {
  type PaymentOrder,
  type PaymentProgress,
  type PaymentReceipt,
  payContract,
  type SettledFailure,
} from '../contract'
import { mayChooseAgain } from '../payment/running-payment'
import { texts } from '../texts'
import { useSummary } from './request-look'
import { useNetwork, useOrderValues, usePayment } from './use-order'

type Sent = Extract<PaymentProgress, { readonly phase: 'sent' }>
type Submitted = Exclude<PaymentProgress, { readonly phase: 'choosing' | 'asking' }>
type Shown =
  | 'sent'
  | 'at-exchange'
  | 'in-progress'
  | 'says-paid'
  | 'paid'
  | 'undecided'
  | 'dropped'
  | SettledFailure

/** Shows a submitted payment until its outcome. Parts: `pay-end`, `pay-explorer`. */
export function LoadingView(): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(payContract)
  const payment = usePayment()
  const isEarly = payment?.progress.phase === 'choosing' || payment?.progress.phase === 'asking'
  useEffect(() => {
    // A page has opened the step by itself.
    if (isEarly) router.replace('Pay')
  }, [isEarly, router])
  if (!payment) return <EmptyState drawing={<NothingYetDrawing />} sentence={t('pay.nothing')} />
  const { order, progress } = payment
  switch (progress.phase) {
    case 'choosing':
    case 'asking':
      return null
    case 'sent':
      return <SentStatus order={order} progress={progress} />
    case 'failed':
      return <Status order={order} progress={progress} shown={progress.failure} />
    case 'at-exchange': {
      const shown = progress.isUndecided ? 'undecided' : ofExchange[progress.status]
      return <Status order={order} progress={progress} shown={shown} />
    }
    default:
      return <Status order={order} progress={progress} shown={progress.phase} />
  }
}

const ofExchange = {
  waiting: 'at-exchange',
  'in-progress': 'in-progress',
  'says-paid': 'says-paid',
  declined: 'declined-by-exchange',
} as const

const rings: Readonly<Record<Shown, StatusRingState>> = {
  ...ringStates,
  sent: 'pending',
  'at-exchange': 'pending',
  'in-progress': 'pending',
  'says-paid': 'pending',
  paid: 'done',
  // Nobody knows whether the money has gone.
  unproven: 'stopped',
  'declined-by-exchange': 'stopped',
}

/** Sent by a wallet, and without a notice of its outcome while it is shown here. */
function SentStatus({ order, progress }: Omit<StatusProps, 'shown'> & { readonly progress: Sent }) {
  const { end } = useSentTransaction(progress.sent)
  const shown = end === 'undecided' || end === 'dropped' ? end : 'sent'
  return <Status order={order} progress={progress} shown={shown} />
}

interface StatusProps {
  readonly order: PaymentOrder
  readonly progress: Submitted
  readonly shown: Shown
}

function Status({ order, progress, shown }: StatusProps): ReactElement {
  const payments = usePlugin(payContract)
  const router = useRouter(payContract)
  const t = useTexts(texts)
  const network = useNetwork(progress.receipt.networkId)
  const text = useShownText(order, progress, shown)
  const chooseAnother = {
    id: 'another-way',
    label: t('pay.another-way'),
    // After a refusal it is the way on.
    primary: shown === 'declined-by-exchange',
    onClick: () => void payments.chooseAgain(),
  }
  const mayLeave = rings[shown] !== 'pending'
  return (
    <TransactionStatus
      part="pay"
      phase={shown}
      state={rings[shown]}
      token={order.asset}
      title={text.title}
      hint={text.hint}
      actions={mayChooseAgain(progress) ? [chooseAnother] : []}
      network={network}
      hash={progress.receipt.hash}
      onDone={mayLeave ? () => router.back() : undefined}
    />
  )
}

/** The texts of a payment, or those of any transaction where they say the same. */
function useShownText(order: PaymentOrder, progress: Submitted, shown: Shown): FlowText {
  const t = useTexts(texts)
  const endText = useEndText()
  const what = useSummary(order)
  const isAtExchange = progress.phase === 'at-exchange'
  const arrived = useArrived(order, progress.receipt)
  const network = useNetworkName(useNetwork(progress.receipt.networkId))
  const name = isAtExchange ? progress.exchange.name : ''
  const values = { ...useOrderValues(order), name, network, arrived: arrived ?? '' }
  switch (shown) {
    case 'cancelled':
    case 'replaced':
    case 'expired':
    case 'unread':
    case 'dropped':
      return endText(shown, what)
    default: {
      const isUnreachable = isAtExchange && progress.isUnreachable && !progress.isUndecided
      const isElsewhere = progress.receipt.networkId !== order.asset.networkId
      const hint = (): string => {
        if (isUnreachable) return t('pay.unreachable-hint', values)
        if (shown === 'arrived-less' && arrived !== undefined) return t('pay.arrived-amount-hint', values)
        if (shown === 'different' && isElsewhere) return t('pay.different-network-hint', values)
        return t(`pay.${shown}-hint`, values)
      }
      return { title: t(`pay.${shown}`, values), hint: hint() }
    }
  }
}

/** How much has arrived of what a wallet has sent, if that is known. */
function useArrived({ asset }: PaymentOrder, { hash, networkId }: PaymentReceipt): string | undefined {
  const locale = useLocale()
  const arrived = usePluginState(
    transactionsContract,
    ({ entries }) =>
      entries.find(
        (entry) =>
          (entry.result?.foundOn ?? entry.sent.networkId) === networkId && transactionHash(entry) === hash,
      )?.result?.arrived,
  )
  return arrived === undefined ? undefined : exactQuantity(arrived, { decimals: asset.decimals, locale })
}
