import { usePlugin, useRouter, useTexts } from '@latchkey/kernel/react'
import { TransactionStatus } from '@latchkey/session/view-kit'
import { type FlowText, useEndText } from '@latchkey/transactions/flow'
import { ringStates } from '@latchkey/transactions/transaction-end'
import { useSentTransaction } from '@latchkey/transactions/use-sent-transaction'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { StatusRingState } from '@latchkey/ui-primitives/status-ring'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { type PaymentOrder, type PaymentProgress, payContract, type SettledFailure } from '../contract'
import { copy } from '../copy/copy'
import { mayChooseAgain } from '../payment/running-payment'
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
  const t = useTexts(copy)
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
  unproven: 'failed',
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
  const t = useTexts(copy)
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
  const t = useTexts(copy)
  const endText = useEndText()
  const what = useSummary(order)
  const isAtExchange = progress.phase === 'at-exchange'
  const values = { ...useOrderValues(order), name: isAtExchange ? progress.exchange.name : '' }
  switch (shown) {
    case 'cancelled':
    case 'replaced':
    case 'expired':
    case 'unread':
    case 'dropped':
      return endText(shown, what)
    default: {
      const isUnreachable = isAtExchange && progress.isUnreachable && !progress.isUndecided
      const hint = t(isUnreachable ? 'pay.unreachable-hint' : `pay.${shown}-hint`, values)
      return { title: t(`pay.${shown}`, values), hint }
    }
  }
}
