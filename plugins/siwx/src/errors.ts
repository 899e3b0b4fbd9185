import { LatchkeyError } from '@latchkey/kernel'

/** The text or the fields do not follow EIP-4361 (EVM) or CAIP-122 (Solana). */
export class MalformedMessageError extends LatchkeyError {
  readonly code = 'SIWX_MALFORMED_MESSAGE'
  override readonly recovery = 'Try to sign in again. If that does not help, contact the site.'
  constructor(
    /** The first field that does not; `text` when the lines themselves do not. */
    readonly field: string,
  ) {
    super('The sign-in message is not valid', { details: { field } })
  }
}
