import { finishAndShow } from '@latchkey/kernel'
import type { PayContext } from '../pay-context'
import type { RunningPayment } from './running-payment'

/** The views that lead to a payment. */
const STEPS: ReadonlySet<string | undefined> = new Set(['Pay', 'PayQuote', 'PayRequest'])

/**
 * Replaces the views before the payment with the progress view. If a wallet's own view is above them it waits
 * until that is closed, because a view above it would be closed with it.
 */
export function createOpenProgressView(ctx: PayContext): (payment: RunningPayment) => void {
  let shown: string | undefined
  let waiting: RunningPayment | undefined
  const isOpen = ({ order }: RunningPayment): boolean => ctx.state.get().payment?.order === order
  const show = (payment: RunningPayment): void => {
    waiting = undefined
    if (payment.hasLeft() || !isOpen(payment)) return
    if (STEPS.has(shown)) finishAndShow(ctx, undefined, (method) => ctx.router[method]('PayLoading'))
    else waiting = payment
  }
  ctx.events.on('kernel:view-changed', ({ view }) => {
    shown = view
    // The dialog was closed, so no view is opened again.
    if (view === undefined) waiting = undefined
    if (waiting) show(waiting)
  })
  return show
}
