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

const HTTP_TIMEOUT_MS = 30_000

/** Sends no credentials (D28.32) and ends after the time-out (R28). Nothing is sent before a plugin needs it. */
export function createHttp(timeoutMs: number = HTTP_TIMEOUT_MS): Http {
  return {
    send: async (request, parse) => (await import('./send-json')).sendJson(request, parse, timeoutMs),
  }
}
