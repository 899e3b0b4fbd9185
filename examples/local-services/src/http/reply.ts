import type { IncomingHttpHeaders } from 'node:http'

/** A request to a service. Its body has been read, up to the size limit. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  /** Keyed by lower-case names. */
  readonly headers: IncomingHttpHeaders
  /** The origin of the calling page; undefined for callers other than browsers. */
  readonly origin: string | undefined
  /** The address of the connection. */
  readonly caller: string
  /** Aborted when the caller disconnects or the service stops. */
  readonly signal: AbortSignal
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** In place of a reply: closes the connection without a response. */
export type Cut = 'cut'

export type Answer = (call: Call) => Promise<Reply | Cut>

export function jsonReply(value: unknown, status = 200): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

export function errorReply(status: number, sentence: string): Reply {
  return jsonReply({ error: sentence }, status)
}
