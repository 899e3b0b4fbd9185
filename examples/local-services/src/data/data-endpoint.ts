import type { IncomingHttpHeaders } from 'node:http'
import type { DataService } from '../fault-injection/fault'
import type { Reply } from '../http/reply'
import type { SwapLie } from '../swaps/swap-lie'
import type { DataWorld } from './data-world'

/** `many`: an account with 5,000 tokens. `hostile`: responses that no service should send. */
export type DataVariant = 'usual' | 'many' | 'hostile'

export interface BlockchainApiRequest {
  /** The variable part of the path, or ''. */
  readonly subject: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly variant: DataVariant
  readonly world: DataWorld
  /** The false response that the fault switch asks for. */
  readonly lie?: SwapLie
  readonly signal: AbortSignal
}

export interface DataEndpoint {
  /** Its name for the fault switch and the request log. */
  readonly service: DataService
  readonly method: 'GET' | 'POST'
  /** Path below the base URL; its one group is the subject. */
  readonly path: RegExp
  /** Where the project id is sent: without one the response is 401, unless `none` is needed. */
  readonly projectId: 'query' | 'body' | 'none'
  /** A valid response without entries. */
  empty(body: string): unknown
  /** Throws `DataError`. */
  answer(request: BlockchainApiRequest): Promise<Reply>
}
