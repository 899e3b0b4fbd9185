import { LatchkeyError } from '@latchkey/kernel'

/** No installed adapter serves the namespace. */
export class ChainAdapterNotFoundError extends LatchkeyError {
  readonly code = 'CHAIN_ADAPTER_NOT_FOUND'
  constructor(namespace: string) {
    super('Chain adapter not found', { details: { namespace } })
  }
}
