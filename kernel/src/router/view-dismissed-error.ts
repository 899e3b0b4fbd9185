import { LatchkeyError } from '../errors'

/** The user left a view that was being asked. Not a failure: see `isCancellation`. */
export class ViewDismissedError extends LatchkeyError {
  readonly code = 'VIEW_DISMISSED'
  constructor(view: string) {
    super('The view was closed', { details: { view } })
  }
}
