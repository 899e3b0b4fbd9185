import type { IncomingHttpHeaders } from 'node:http'

/** A request to a service. The body is read and limited before a handler gets the call. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  /** By their names in lower case. */
  readonly headers: IncomingHttpHeaders
  /** The page that asks, or undefined for a caller that is no browser. */
  readonly origin: string | undefined
  /** Aborts when the caller goes away or the service stops. */
  readonly signal: AbortSignal
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Instead of a reply: the connection is cut without one. */
export type Cut = 'cut'

export type Answer = (call: Call) => Promise<Reply | Cut>

export function jsonReply(value: unknown, status = 200): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

export function errorReply(status: number, sentence: string): Reply {
  return jsonReply({ error: sentence }, status)
}
