import { usePlugin, useRouter } from '@latchkey/kernel/react'
import { pendingTransactionsContract } from '@latchkey/pending-transactions/contract'
import { explorerUrl } from '@latchkey/session/view-kit'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { Image } from '@latchkey/ui-primitives/image'
import { Link } from '@latchkey/ui-primitives/link'
import { RequestStatus, type RequestStatusAction } from '@latchkey/ui-primitives/request-status'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { StatusRingState } from '@latchkey/ui-primitives/status-ring'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { type PaymentFailure, type PaymentOrder, type PaymentProgress, payContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import * as css from './pay.css'
import { useOrderNetwork, useOrderValues, usePayment } from './use-payment'

type Shown = 'sent' | 'at-exchange' | 'in-progress' | 'says-paid' | 'paid' | PaymentFailure

/** From handed over to its outcome. Parts: `pay-end`, `pay-explorer`. */
export function LoadingView(): ReactNode {
  const say = useCopy()
  const payment = usePayment()
  const shown = payment && shownOf(payment.progress)
  if (!payment || !shown) return <EmptyState drawing={<NothingYetDrawing />} sentence={say('pay.nothing')} />
  return <Progress order={payment.order} progress={payment.progress} shown={shown} />
}

/** `undefined` while nothing was handed over. */
function shownOf(progress: PaymentProgress): Shown | undefined {
  switch (progress.phase) {
    case 'choosing':
    case 'asking':
      return undefined
    case 'failed':
      return progress.failure
    case 'at-exchange':
      return progress.status === 'waiting' ? 'at-exchange' : progress.status
    default:
      return progress.phase
  }
}

function ringOf(shown: Shown): StatusRingState {
  switch (shown) {
    case 'paid':
      return 'done'
    case 'reverted':
    case 'replaced':
    case 'different':
    case 'unproven':
      return 'failed'
    case 'cancelled':
    case 'expired':
    case 'timed-out':
    case 'declined-by-exchange':
      return 'stopped'
    default:
      return 'pending'
  }
}

interface ProgressProps {
  readonly order: PaymentOrder
  readonly progress: PaymentProgress
  readonly shown: Shown
}

function Progress({ order, progress, shown }: ProgressProps): ReactElement {
  const payments = usePlugin(payContract)
  const router = useRouter(payContract)
  useSheets(css.sheets)
  const say = useCopy()
  const network = useOrderNetwork(order)
  useSuppressedNotice(progress)
  const values = {
    ...useOrderValues(order),
    name: progress.phase === 'at-exchange' ? progress.exchange.name : '',
  }
  const title = say(`pay.${shown}`, values)
  const hint = say(`pay.${shown}-hint`, values)
  const hash = 'receipt' in progress ? progress.receipt.hash : undefined
  const { iconUrl, symbol } = order.asset
  const actions: RequestStatusAction[] = []
  if (progress.phase === 'at-exchange')
    actions.push({
      id: 'another-way',
      label: say('pay.another-way'),
      onClick: () => void payments.chooseAgain(),
    })
  else if (progress.phase !== 'sent')
    actions.push({ id: 'done', label: say('pay.done'), primary: true, onClick: () => router.back() })
  return (
    <div className={css.section}>
      <RequestStatus
        part="pay-end"
        phase={shown}
        state={ringOf(shown)}
        picture={<Image src={iconUrl} name={symbol} shape="circle" size={72} />}
        title={title}
        hint={hint}
        announcement={`${title}. ${hint}`}
        actions={actions}
      />
      {hash !== undefined && (
        <div className={css.explorer}>
          <Link part="pay-explorer" href={explorerUrl(network, 'tx', hash)} tone="secondary" icon>
            {say('pay.explorer')}
          </Link>
        </div>
      )}
    </div>
  )
}

/** What is shown here is no notice. */
function useSuppressedNotice(progress: PaymentProgress): void {
  const pending = usePlugin(pendingTransactionsContract)
  const hash = progress.phase === 'sent' ? progress.sent.id : undefined
  useEffect(() => (hash === undefined ? undefined : pending.suppressNotice(hash)), [pending, hash])
}
