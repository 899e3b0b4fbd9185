import { finishAndShow } from '@latchkey/kernel'
import type { PayContext } from '../pay-context'
import type { RunningPayment } from './running-payment'

/** The views that lead to a payment. */
const STEPS: ReadonlySet<string | undefined> = new Set(['Pay', 'PayQuote', 'PayRequest'])

/**
 * From the views that lead here to the one that shows how it goes. Where a wallet's own view lies above them it waits until
 * that one has gone: what is shown above it would go with it.
 */
export function createShowProgress(ctx: PayContext): (payment: RunningPayment) => void {
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
    // Closed: nothing is shown again.
    if (view === undefined) waiting = undefined
    if (waiting) show(waiting)
  })
  return show
}
