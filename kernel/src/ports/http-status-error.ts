import { LatchkeyError } from '../errors'

/** The response has a status outside of 200–299. */
export class HttpStatusError extends LatchkeyError {
  readonly code = 'HTTP_STATUS'
  constructor(
    readonly status: number,
    /** The unparsed value of the `Retry-After` header. */
    readonly retryAfter: string | undefined,
    /** The parsed JSON of the response, unvalidated. Missing for other bodies and for more than 16 kB. */
    readonly body?: unknown,
  ) {
    super(`HTTP status code: ${status}`)
  }
}
