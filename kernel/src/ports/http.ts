import { LatchkeyError } from '../errors'

export interface HttpRequest {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** The way out. `parse` turns the unknown body into a value or throws. */
export interface Http {
  send<Value>(request: HttpRequest, parse: (body: unknown) => Value): Promise<Value>
}

/** Any answer outside 200–299. */
export class HttpStatusError extends LatchkeyError {
  readonly code = 'HTTP_STATUS'
  constructor(
    readonly status: number,
    /** The `Retry-After` header as it came. */
    readonly retryAfter: string | undefined,
  ) {
    super(`HTTP status code: ${status}`)
  }
}

const HTTP_TIMEOUT_MS = 30_000

/** Sends no credentials (D28.32) and ends after the time-out (R28). */
export function createHttp(timeoutMs: number = HTTP_TIMEOUT_MS): Http {
  return {
    async send(request, parse) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const response = await fetch(request.url, {
        method: request.method ?? 'GET',
        credentials: 'omit',
        signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        headers: {
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
      })
      if (!response.ok)
        throw new HttpStatusError(response.status, response.headers.get('retry-after') ?? undefined)
      const body: unknown = await response.json()
      return parse(body)
    },
  }
}
