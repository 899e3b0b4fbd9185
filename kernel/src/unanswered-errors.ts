// Apart from the other errors, because only code that is loaded by a call throws these.
import { defineError } from './errors'

/** A view that was opened by `ask` was left without a result. It is a cancellation, not a failure (see `isCancellation`). */
export class ViewDismissedError extends defineError(
  'VIEW_DISMISSED',
  'The view was closed',
  'Try again if that was a mistake.',
) {
  override readonly nothingSent = true
  constructor(view: string) {
    super({ details: { view } })
  }
}

/** No plugin responded to the request, or a step tried to pass a request that is not repeatable a second time. */
export class RpcUnhandledError extends defineError('RPC_UNHANDLED', 'This request can’t be answered here') {
  constructor(method: string) {
    super({ details: { method } })
  }
}
