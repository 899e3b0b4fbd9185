import type { PayContext } from '../contract'
import type { RunningPayment } from './running-payment'

/** The views that lead to a payment. */
const STEPS: ReadonlySet<string | undefined> = new Set(['Pay', 'PayQuote', 'TransactionRequest'])

/** What opens and closes the views of payments. */
export interface PaymentViews {
  /** The view that is shown. */
  shown(): string | undefined
  /** Shows the payment methods until one was chosen. */
  showChoices(payment: RunningPayment): void
  /**
   * Replaces the views before the payment with the progress view. If a wallet's own view is above them it waits
   * until that is closed, because a view above it would be closed with it.
   */
  showProgress(payment: RunningPayment): void
  /** Closes the views before the payment, which cannot be made any more. */
  closeChoices(): void
}

export function createPaymentViews(ctx: PayContext): PaymentViews {
  let shown: string | undefined
  let waiting: RunningPayment | undefined
  const isOpen = ({ order }: RunningPayment): boolean => ctx.state.get().payment?.order === order
  const showProgress = (payment: RunningPayment): void => {
    waiting = undefined
    if (payment.hasLeft() || !isOpen(payment)) return
    if (STEPS.has(shown)) ctx.router.finish(undefined, (method) => ctx.router[method]('PayLoading'))
    // Without a view the user has closed the dialog.
    else if (shown !== undefined) waiting = payment
  }
  ctx.events.on('kernel:view-changed', ({ view }) => {
    shown = view
    // The dialog was closed, so no view is opened again.
    if (view === undefined) waiting = undefined
    if (waiting) showProgress(waiting)
  })
  return {
    shown: () => shown,
    showChoices: (payment) => void ctx.router.ask('Pay').then(() => undefined, payment.left),
    showProgress,
    closeChoices() {
      if (STEPS.has(shown)) ctx.router.close('plugin')
    },
  }
}
