import { LatchkeyError } from '../errors'

/** A response that cannot be read: no JSON, cut off, or far too long. */
export class HttpResponseError extends LatchkeyError {
  readonly code = 'HTTP_ANSWER'
  constructor(reason: string, cause?: unknown) {
    super('A service gave an answer that cannot be read', { cause, details: { reason } })
  }
}
