import { LatchkeyError } from '../errors'

/** Any response outside 200–299. */
export class HttpStatusError extends LatchkeyError {
  readonly code = 'HTTP_STATUS'
  constructor(
    readonly status: number,
    /** The `Retry-After` header as it came. */
    readonly retryAfter: string | undefined,
    /** The response's JSON, unchecked; missing for other bodies and above 16 kB. */
    readonly body?: unknown,
  ) {
    super(`HTTP status code: ${status}`)
  }
}
