import { LatchkeyError } from '../errors'

/** No plugin responded to the request, or a step tried to pass a request that is not repeatable a second time. */
export class RpcUnhandledError extends LatchkeyError {
  readonly code = 'RPC_UNHANDLED'
  constructor(method: string) {
    super('This request cannot be answered here', { details: { method } })
  }
}
