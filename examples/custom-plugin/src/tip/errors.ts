import { LatchkeyError } from '@latchkey/kernel'

/** The transaction is on the chain and moved nothing, or another one took its place. */
export class TipFailedError extends LatchkeyError {
  readonly code = 'TIP_FAILED'
  override readonly recovery = 'Nothing was sent but the network fee. Try again.'
  constructor(details: object) {
    super('The tip didn’t go through', { details })
  }
}
