import { defineError } from '@latchkey/kernel'

/** Nothing can be bought in the active namespace. */
export class OnrampUnsupportedError extends defineError(
  'ONRAMP_UNSUPPORTED',
  'Unsupported chain',
  'Choose another network.',
) {
  constructor(namespace: string) {
    super({ details: { namespace } })
  }
}

/** Account or network have changed since the form was filled in. */
export class OnrampTargetChangedError extends defineError(
  'ONRAMP_TARGET_CHANGED',
  'Your account or network changed',
  'Nothing was opened. Choose again.',
) {}
