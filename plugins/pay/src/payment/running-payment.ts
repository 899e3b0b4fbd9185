import type { PaymentFailure, PaymentOrder, PaymentProgress, PaymentReceipt } from '../contract'
import { PaymentFailedError, PaymentNotArrivedError, PaymentUnderpaidError } from '../errors'
import type { PayContext } from '../pay-context'
import { isUnknown } from './is-unknown'

/** The current payment. It ends exactly once, with or without a view. */
export interface RunningPayment {
  readonly order: PaymentOrder
  /** Aborted at the end. */
  readonly signal: AbortSignal
  readonly end: Promise<PaymentReceipt>
  progress(): PaymentProgress
  show(progress: PaymentProgress): void
  /**
   * Whether the user has closed the views. No view is opened again then, and a refusal by the wallet ends the
   * payment.
   */
  left(error: unknown): void
  readonly hasLeft: () => boolean
  paid(receipt: PaymentReceipt): void
  failed(failure: PaymentFailure, receipt: PaymentReceipt): void
  /** Rejects a payment that has not been submitted, as far as is known. */
  reject(error: unknown): void
}

export function startPayment(ctx: PayContext, order: PaymentOrder): RunningPayment {
  const ending = new AbortController()
  let current: PaymentProgress = { phase: 'choosing' }
  let leftWith: { readonly error: unknown } | undefined
  let resolve: (receipt: PaymentReceipt) => void = () => undefined
  let refuse: (error: unknown) => void = () => undefined
  const end = new Promise<PaymentReceipt>((resolved, rejected) => {
    resolve = resolved
    refuse = rejected
  })
  const put = (progress: PaymentProgress): void => {
    current = progress
    ctx.state.assign({ payment: { order, progress } })
  }
  const finish = (progress: PaymentProgress, settle: () => void): void => {
    if (ending.signal.aborted) return
    ending.abort()
    put(progress)
    settle()
  }
  const reject = (error: unknown): void => {
    if (ending.signal.aborted) return
    ending.abort()
    ctx.state.assign({ payment: undefined })
    refuse(error)
  }
  /** A payment that a wallet or an exchange may answer continues without a view. */
  const endIfLeft = (): void => {
    if (!leftWith) return
    if (current.phase === 'choosing') reject(leftWith.error)
    // control: pay-unknown-left-as-unpaid
    if (isUnknown(current)) reject(new PaymentFailedError('timed-out'))
  }
  put(current)
  return {
    order,
    signal: ending.signal,
    end,
    progress: () => current,
    show(progress) {
      if (ending.signal.aborted) return
      put(progress)
      endIfLeft()
    },
    left(error) {
      leftWith = { error }
      endIfLeft()
    },
    hasLeft: () => leftWith !== undefined,
    paid: (receipt) =>
      finish({ phase: 'paid', receipt }, () => {
        resolve(receipt)
        ctx.events.emit('pay:paid', { receipt })
      }),
    failed: (failure, receipt) =>
      finish({ phase: 'failed', failure, receipt }, () => {
        refuse(errorOf(failure, receipt))
        ctx.events.emit('pay:failed', { failure, receipt })
      }),
    reject,
  }
}

function errorOf(failure: PaymentFailure, receipt: PaymentReceipt): Error {
  if (failure === 'arrived-less') return new PaymentUnderpaidError(receipt)
  if (failure === 'not-arrived') return new PaymentNotArrivedError(receipt)
  return new PaymentFailedError(failure, receipt)
}
