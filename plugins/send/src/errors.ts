import { LatchkeyError } from '@latchkey/kernel'

/** What is to be sent has no amount, or nobody receives it. */
export class SendIncompleteError extends LatchkeyError {
  readonly code = 'SEND_INCOMPLETE'
  override readonly recovery = 'Nothing was sent. Fill in the form.'
  constructor() {
    super('An amount and receiver address are required')
  }
}

/** It is not said which token is to be sent. */
export class SendTokenRequiredError extends LatchkeyError {
  readonly code = 'SEND_TOKEN_REQUIRED'
  override readonly recovery = 'Nothing was sent. Choose a token in the form.'
  constructor() {
    super('A token is required')
  }
}
