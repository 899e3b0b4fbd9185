import { LatchkeyError } from '../errors'

/** No plugin answers the request, or a step handed it on twice although it signs or sends: the first one counts. */
export class RpcUnhandledError extends LatchkeyError {
  readonly code = 'RPC_UNHANDLED'
  constructor(method: string) {
    super('This request cannot be answered here', { details: { method } })
  }
}
