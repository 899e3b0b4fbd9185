import { isLatchkeyError } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'

/** One request to the blockchain data API: GET, or with a body POST of JSON. */
export interface BlockchainApiRequest<Data> {
  /** With variable parts encoded: `/v1/identity/0x…`. */
  readonly path: string
  /** Appended in this order to the query of every request; `undefined` values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /** CAIP-2 id. The request is sent only if the service supports this network. */
  readonly networkId?: NetworkId
  /** Throws for a response that cannot be read: the request then rejects with `ServiceResponseError`. */
  parse(response: unknown): Data
  readonly signal: AbortSignal
}

/**
 * Whether a request failed because the data API does not support the network (`SERVICE_NETWORK`). False if the list of
 * supported networks could not be loaded, because then the request can be retried.
 */
export function isNetworkUnserved(error: unknown): boolean {
  return isLatchkeyError(error) && error.code === 'SERVICE_NETWORK' && error.cause === undefined
}
