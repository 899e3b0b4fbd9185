import type { NetworkId } from '@latchkey/session/contract'

/** One request to the blockchain data API: GET, or with a body POST of JSON. */
export interface BlockchainApiRequest<Data> {
  /** With variable parts encoded: `/v1/identity/0x…`. */
  readonly path: string
  /** In this order, behind those of every request; `undefined` values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /** CAIP-2: the request is sent only where the service serves this network. */
  readonly networkId?: NetworkId
  /** Throws for a response that cannot be read: the request then rejects with `ServiceResponseError`. */
  parse(response: unknown): Data
  readonly signal: AbortSignal
}
