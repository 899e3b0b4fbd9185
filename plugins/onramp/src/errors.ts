import { LatchkeyError } from '@latchkey/kernel'

/** Nothing can be bought in the active namespace. */
export class OnrampUnsupportedError extends LatchkeyError {
  readonly code = 'ONRAMP_UNSUPPORTED'
  override readonly recovery = 'Choose another network.'
  constructor(namespace: string) {
    super('Unsupported chain', { details: { namespace } })
  }
}

/** The account or the network is no longer the one that the form was filled in for. */
export class OnrampTargetChangedError extends LatchkeyError {
  readonly code = 'ONRAMP_TARGET_CHANGED'
  override readonly recovery = 'Nothing was opened. Choose again.'
  constructor() {
    super('Your account or network changed')
  }
}
