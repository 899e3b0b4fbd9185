import { LatchkeyError } from '../errors'

/** The response cannot be read, because it is malformed, incomplete or too long. */
export class HttpResponseError extends LatchkeyError {
  readonly code = 'HTTP_ANSWER'
  constructor(reason: string, cause?: unknown) {
    super('A service gave an answer that cannot be read', { cause, details: { reason } })
  }
}
