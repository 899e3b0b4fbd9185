import type { Ranked } from '../extension-points/insert-sorted'
import { RpcUnhandledError } from '../unanswered-errors'
import type { DeclaredMethod, RpcNext, RpcRequest, RpcStep } from './rpc-chain'

export interface Step extends Ranked {
  readonly isTransport: boolean
  readonly run: RpcStep<unknown, unknown>
}

/**
 * Passes a request through the steps. Rejects with the error of a step, with `RpcUnhandledError` when no step
 * responds, and with the reason of the request's signal.
 */
export async function sendRequest(
  request: RpcRequest,
  steps: readonly Step[],
  methodOf: (name: string) => DeclaredMethod | undefined,
): Promise<unknown> {
  const { signal } = request
  signal.throwIfAborted()
  const path = [...steps]
  const from = (index: number): RpcNext<unknown, unknown> => {
    let sent = false
    return async (current) => {
      const { method } = current
      const repeatable = methodOf(method)?.repeatable
      const step = path[index]
      // A step may repeat a read. Methods that are not repeatable are sent once, even if `next` is called again.
      if (!step || (sent && !repeatable)) throw new RpcUnhandledError(method)
      sent ||= !repeatable
      return step.run(current, from(index + 1))
    }
  }
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([from(0)(request), aborted])
}
