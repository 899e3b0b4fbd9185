import { defineError } from '../errors'

/** A view that was opened by `ask` was left without a result. It is a cancellation, not a failure (see `isCancellation`). */
export class ViewDismissedError extends defineError('VIEW_DISMISSED', 'The view was closed') {
  constructor(view: string) {
    super({ details: { view } })
  }
}
