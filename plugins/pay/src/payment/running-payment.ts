import type {
  PayContext,
  PaymentOrder,
  PaymentProgress,
  PaymentReceipt,
  PayState,
  SettledFailure,
} from '../contract'
import { PaymentFailedError, PaymentNotArrivedError, PaymentUnderpaidError } from '../errors'

/** A payment, until the chain or an exchange has decided. It ends exactly once, with or without a view. */
export interface RunningPayment {
  readonly order: PaymentOrder
  /** Aborted at the end. */
  readonly signal: AbortSignal
  /** What the caller waits for. It may end before the payment does. */
  readonly wait: Promise<PaymentReceipt>
  /** Whether the caller still waits. Afterwards no wallet or exchange is asked any more. */
  isAwaited(): boolean
  progress(): PaymentProgress
  show(progress: PaymentProgress): void
  /** Says that an undecided transaction would pay the same. */
  setBeside(beside: NonNullable<PayState['payment']>['beside']): void
  /** The user has closed the views. No view is opened again then, and a refusal by the wallet ends the payment. */
  left(error: unknown): void
  hasLeft(): boolean
  paid(receipt: PaymentReceipt): void
  failed(failure: SettledFailure, receipt: PaymentReceipt): void
  /** Ends a payment of which nothing was submitted. */
  reject(error: unknown): void
  /** Ends the caller's wait. What was submitted is followed on. */
  stopWaiting(error: unknown): void
}

/** Whether a wallet was asked and has not said whether it has sent the payment. */
export function isUnknown(progress: PaymentProgress): boolean {
  return progress.phase === 'asking' && progress.isUnknown === true
}

/** The error of a payment that a time limit of this page has not settled. */
export function undecidedError(progress: PaymentProgress): PaymentFailedError {
  return new PaymentFailedError('undecided', 'receipt' in progress ? progress.receipt : undefined)
}

/**
 * Whether a submitted payment may be given up for another method. Once a wallet has sent it, or the exchange has
 * reported that it was begun there, another method could pay it a second time.
 */
export function mayChooseAgain(progress: PaymentProgress): boolean {
  if (progress.phase !== 'at-exchange' || progress.isUndecided) return false
  return progress.status === 'waiting' || progress.status === 'declined'
}

export function startPayment(ctx: PayContext, order: PaymentOrder): RunningPayment {
  const ending = new AbortController()
  let current: PaymentProgress = { phase: 'choosing' }
  let beside: NonNullable<PayState['payment']>['beside']
  let leftWith: { readonly error: unknown } | undefined
  let isAwaited = true
  let resolve: (receipt: PaymentReceipt) => void = () => undefined
  let refuse: (error: unknown) => void = () => undefined
  const wait = new Promise<PaymentReceipt>((resolved, rejected) => {
    resolve = resolved
    refuse = rejected
  })
  const put = (): void =>
    ctx.state.assign({ payment: { order, progress: current, ...(beside && { beside }) } })
  /** A later payment takes the place of one whose caller does not wait any more. */
  const putIfOwn = (): void => {
    if (ctx.state.get().payment?.order === order) put()
  }
  const finish = (progress: PaymentProgress, settle: () => void): void => {
    if (ending.signal.aborted) return
    ending.abort()
    current = progress
    putIfOwn()
    isAwaited = false
    settle()
  }
  const reject = (error: unknown): void => {
    if (ending.signal.aborted) return
    ending.abort()
    isAwaited = false
    if (ctx.state.get().payment?.order === order) ctx.state.assign({ payment: undefined })
    refuse(error)
  }
  const stopWaiting = (error: unknown): void => {
    isAwaited = false
    if (current.phase === 'at-exchange') current = { ...current, isUndecided: true }
    putIfOwn()
    refuse(error)
  }
  /** A payment that a wallet or an exchange may answer continues without a view, and without its caller. */
  const endIfLeft = (): void => {
    if (current.phase === 'choosing' && (leftWith || !isAwaited)) reject(leftWith?.error)
    if (leftWith && isUnknown(current)) stopWaiting(undecidedError(current))
  }
  put()
  return {
    order,
    signal: ending.signal,
    wait,
    isAwaited: () => isAwaited,
    progress: () => current,
    show(progress) {
      if (ending.signal.aborted) return
      current = progress
      putIfOwn()
      endIfLeft()
    },
    setBeside(found) {
      beside = found
      putIfOwn()
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
    stopWaiting,
  }
}

function errorOf(failure: SettledFailure, receipt: PaymentReceipt): Error {
  if (failure === 'arrived-less') return new PaymentUnderpaidError(receipt)
  if (failure === 'not-arrived') return new PaymentNotArrivedError(receipt)
  return new PaymentFailedError(failure, receipt)
}
