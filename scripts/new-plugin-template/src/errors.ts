import { LatchkeyError } from '@latchkey/kernel'

/** Thrown while an earlier call runs. */
export class PriceAlertsBusyError extends LatchkeyError {
  readonly code = 'PRICE_ALERTS_BUSY'
  override readonly recovery = 'Wait until it is done, then try again.'
  constructor() {
    super('This is already under way')
  }
}
