import { LatchkeyError } from '@latchkey/kernel'

/** The transfer has no amount or no receiver. */
export class SendIncompleteError extends LatchkeyError {
  readonly code = 'SEND_INCOMPLETE'
  override readonly recovery = 'Nothing was sent. Fill in the form.'
  constructor() {
    super('An amount and receiver address are required')
  }
}

/** The transfer has no token. */
export class SendTokenRequiredError extends LatchkeyError {
  readonly code = 'SEND_TOKEN_REQUIRED'
  override readonly recovery = 'Nothing was sent. Choose a token in the form.'
  constructor() {
    super('A token is required')
  }
}
