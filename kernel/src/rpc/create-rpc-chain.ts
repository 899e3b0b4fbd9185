import { ConfigurationError, RequestAbortedError } from '../errors'
import { insertSorted, type Ranked } from '../extension-points/insert-sorted'
import type { Remove } from '../scope'
import type { AbortOptions, DeclaredMethod, RpcRequest, RpcStep, RpcTarget } from './rpc-chain'
import type { Step } from './send-request'

const requestCode = () => import('./send-request')

/** The untyped chain of the kernel. Each plugin gets a typed view of it, which registers steps under the plugin's id. */
export interface Rpc {
  declare(method: DeclaredMethod): Remove
  use(owner: string, step: RpcStep<unknown, unknown>, isTransport?: boolean): Remove
  request(from: string, name: string, params: unknown, target: RpcTarget): Promise<unknown>
  abortOpenRequests(options?: AbortOptions): void
}

/**
 * Creates the chain, to which plugins add methods and steps. The code that sends requests is loaded with the first request.
 * @param isBefore whether one plugin comes before the other one in dependency order
 */
export function createRpcChain(isBefore: (one: Ranked, other: Ranked) => boolean, newId: () => string): Rpc {
  /** Declared methods. A method that two plugins declare is in the list twice. */
  const methods: DeclaredMethod[] = []
  /** Those of dependents first, the transport last. */
  const steps: Step[] = []
  const open = new Map<RpcRequest, AbortController>()
  const methodOf = (name: string): DeclaredMethod | undefined => methods.find((one) => one.name === name)

  return {
    declare(method) {
      const known = methodOf(method.name)
      if (known && (known.approval !== method.approval || known.repeatable !== method.repeatable))
        throw new ConfigurationError('RPC_METHOD_CONFLICT', { method: method.name })
      methods.push(method)
      return () => void methods.splice(methods.indexOf(method), 1)
    },
    use: (owner, run, isTransport = false) =>
      insertSorted(steps, { owner, run, isTransport }, (one, other) =>
        one.isTransport === other.isTransport ? isBefore(other, one) : other.isTransport,
      ),
    async request(from, method, params, target) {
      const abort = new AbortController()
      const approval = methodOf(method)?.approval
      const request: RpcRequest = {
        id: newId(),
        from,
        method,
        params,
        approval,
        target,
        signal: abort.signal,
      }
      open.set(request, abort)
      try {
        return await (await requestCode()).sendRequest(request, steps, methodOf)
      } finally {
        open.delete(request)
      }
    },
    abortOpenRequests({ connectionId, except } = {}) {
      for (const [{ method, approval, target }, abort] of [...open]) {
        const isMeant = connectionId === undefined || target.connectionId === connectionId
        if (isMeant && (!except || approval !== except)) abort.abort(new RequestAbortedError(method))
      }
    },
  }
}
