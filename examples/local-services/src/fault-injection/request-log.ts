import type { Fault } from './fault'
import type { RelayFault } from './relay-fault'

export interface LoggedRequest {
  /** `gateway`, `frame`, `rpc:1`, … */
  readonly service: string
  /** `GET /chains`, or the JSON-RPC method. */
  readonly call: string
  /** Milliseconds since 1970. */
  readonly atMs: number
  /** The fault that was applied, or null. */
  readonly fault: Fault['kind'] | RelayFault['kind'] | null
}

export interface RequestLog {
  add(request: LoggedRequest): void
  /** The oldest first. */
  list(): readonly LoggedRequest[]
  clear(): void
}

const REQUEST_LOG_LIMIT = 2_000

export function createRequestLog(): RequestLog {
  const requests: LoggedRequest[] = []
  return {
    add(request) {
      requests.push(request)
      if (requests.length > REQUEST_LOG_LIMIT) requests.shift()
    },
    list: () => [...requests],
    clear() {
      requests.length = 0
    },
  }
}
