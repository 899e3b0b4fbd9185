import { LatchkeyError } from '@latchkey/kernel'

/** The transaction reverted, or was replaced by another one. */
export class TipFailedError extends LatchkeyError {
  readonly code = 'TIP_FAILED'
  override readonly recovery = 'Nothing was sent but the network fee. Try again.'
  constructor(details: object) {
    super('The tip didn’t go through', { details })
  }
}
