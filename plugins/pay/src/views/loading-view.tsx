import { usePlugin, useRouter, useTexts } from '@latchkey/kernel/react'
import { TransactionStatus } from '@latchkey/session/view-kit'
import { transactionsContract } from '@latchkey/transactions/contract'
import { ringStates } from '@latchkey/transactions/transaction-end'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { StatusRingState } from '@latchkey/ui-primitives/status-ring'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { type PaymentFailure, type PaymentOrder, type PaymentProgress, payContract } from '../contract'
import { copy } from '../copy/copy'
import { mayChooseAgain } from '../payment/may-choose-again'
import { useNetwork, useOrderValues, usePayment } from './use-order'

type Shown = 'sent' | 'at-exchange' | 'in-progress' | 'says-paid' | 'paid' | PaymentFailure

/** Shows a submitted payment until its outcome. Parts: `pay-end`, `pay-explorer`. */
export function LoadingView(): ReactNode {
  const t = useTexts(copy)
  const payment = usePayment()
  const shown = payment && shownOf(payment.progress)
  if (!payment || !shown) return <EmptyState drawing={<NothingYetDrawing />} sentence={t('pay.nothing')} />
  return <Progress order={payment.order} progress={payment.progress} shown={shown} />
}

/** `undefined` before the payment is submitted. */
function shownOf(progress: PaymentProgress): Shown | undefined {
  switch (progress.phase) {
    case 'choosing':
    case 'asking':
      return undefined
    case 'failed':
      return progress.failure
    case 'at-exchange':
      return ofExchange[progress.status]
    default:
      return progress.phase
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
  'arrived-less': 'failed',
  'not-arrived': 'failed',
  sent: 'pending',
  'at-exchange': 'pending',
  'in-progress': 'pending',
  'says-paid': 'pending',
  paid: 'done',
  unproven: 'failed',
  'declined-by-exchange': 'stopped',
}

interface ProgressProps {
  readonly order: PaymentOrder
  readonly progress: PaymentProgress
  readonly shown: Shown
}

function Progress({ order, progress, shown }: ProgressProps): ReactElement {
  const payments = usePlugin(payContract)
  const router = useRouter(payContract)
  const t = useTexts(copy)
  const receipt = 'receipt' in progress ? progress.receipt : undefined
  const network = useNetwork(receipt?.networkId)
  useSuppressedNotice(progress)
  const values = {
    ...useOrderValues(order),
    name: progress.phase === 'at-exchange' ? progress.exchange.name : '',
  }
  const title = t(`pay.${shown}`, values)
  const isUnreachable = progress.phase === 'at-exchange' && progress.isUnreachable
  const hint = t(isUnreachable ? 'pay.unreachable-hint' : `pay.${shown}-hint`, values)
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
      title={title}
      hint={hint}
      actions={mayChooseAgain(progress) ? [chooseAnother] : []}
      network={network}
      hash={receipt?.hash}
      onDone={mayLeave ? () => router.back() : undefined}
    />
  )
}

/** Suppresses the notice of a payment that this view shows. */
function useSuppressedNotice(progress: PaymentProgress): void {
  const pending = usePlugin(transactionsContract)
  const hash = progress.phase === 'sent' ? progress.sent.id : undefined
  useEffect(() => (hash === undefined ? undefined : pending.suppressNotice(hash)), [pending, hash])
}
