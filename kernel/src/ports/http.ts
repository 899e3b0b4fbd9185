import { loadServiceCode } from '../chunks/load-chunks'
import type { HttpRequest } from './http-request'

/** Sends HTTP requests. `parse` turns the unknown body into a value or throws. */
export interface Http {
  send<Value>(request: HttpRequest, parse: (body: unknown) => Value): Promise<Value>
}

const HTTP_TIMEOUT_MS = 30_000

/** Sends no credentials unless a request says so, and ends after the time-out. Nothing is sent before a plugin needs it. */
export function createHttp(timeoutMs: number = HTTP_TIMEOUT_MS): Http {
  return {
    send: async (request, parse) => (await loadServiceCode()).sendHttp(request, parse, timeoutMs),
  }
}
