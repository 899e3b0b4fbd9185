import { defineError } from '../errors'

/** No plugin responded to the request, or a step tried to pass a request that is not repeatable a second time. */
export class RpcUnhandledError extends defineError('RPC_UNHANDLED', 'This request cannot be answered here') {
  constructor(method: string) {
    super({ details: { method } })
  }
}
