import { LatchkeyError } from '@latchkey/kernel'

/** Nothing can be bought in the active namespace. */
export class OnrampUnsupportedError extends LatchkeyError {
  readonly code = 'ONRAMP_UNSUPPORTED'
  override readonly recovery = 'Choose another network.'
  constructor(namespace: string) {
    super('Unsupported chain', { details: { namespace } })
  }
}

/** Account or network have changed since the form was filled in. */
export class OnrampTargetChangedError extends LatchkeyError {
  readonly code = 'ONRAMP_TARGET_CHANGED'
  override readonly recovery = 'Nothing was opened. Choose again.'
  constructor() {
    super('Your account or network changed')
  }
}
