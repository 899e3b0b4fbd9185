import { defineError } from '@latchkey/kernel'

/** Thrown while an earlier call runs. */
export class PriceAlertsBusyError extends defineError(
  'PRICE_ALERTS_BUSY',
  'This is already under way',
  'Wait until it is done, then try again.',
) {}
