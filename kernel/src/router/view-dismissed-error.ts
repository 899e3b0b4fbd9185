import { LatchkeyError } from '../errors'

/** A view that was opened by `ask` was left without a result. It is a cancellation, not a failure (see `isCancellation`). */
export class ViewDismissedError extends LatchkeyError {
  readonly code = 'VIEW_DISMISSED'
  constructor(view: string) {
    super('The view was closed', { details: { view } })
  }
}
