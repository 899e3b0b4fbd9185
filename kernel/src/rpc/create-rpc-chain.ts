import { ConfigurationError, RequestAbortedError } from '../errors'
import { insertByRank } from '../hooks/insert-by-rank'
import { loadChangeParts } from '../load-parts'
import type { Remove } from '../types'
import type { AbortOptions, DeclaredMethod, RpcPhase, RpcRequest, RpcStep, RpcTarget } from './rpc-chain'
import type { Step } from './send-request'

/** The chain as the kernel holds it; each plugin gets its own face of it, with its name on what it adds. */
export interface Rpc {
  declare(method: DeclaredMethod): Remove
  use(owner: string, phase: RpcPhase, step: RpcStep<unknown, unknown>): Remove
  request(name: string, params: unknown, target: RpcTarget): Promise<unknown>
  abortOpenRequests(options?: AbortOptions): void
}

/** Keeps what plugins add. What sends a request along it is fetched with the first one. */
export function createRpcChain(rank: (owner: string) => number, newId: () => string): Rpc {
  // A Map, so that `toString` and `__proto__` are unknown methods.
  const methods = new Map<string, DeclaredMethod & { count: number }>()
  const steps: Record<RpcPhase, Step[]> = { policy: [], intercept: [], transport: [] }
  const open = new Map<RpcRequest, AbortController>()

  return {
    declare({ name, approval, repeatable }) {
      const known = methods.get(name)
      if (known && (known.approval !== approval || known.repeatable !== repeatable))
        throw new ConfigurationError('RPC_METHOD_CONFLICT', { method: name })
      const entry = known ?? { name, approval, repeatable, count: 0 }
      entry.count += 1
      methods.set(name, entry)
      return () => {
        entry.count -= 1
        if (entry.count === 0) methods.delete(name)
      }
    },
    use: (owner, phase, run) => insertByRank(steps[phase], { owner, run }, rank),
    async request(method, params, target) {
      const abort = new AbortController()
      // control: names-nearly-right
      const approval = methods.get(method)?.approval
      const request: RpcRequest = { id: newId(), method, params, approval, target, signal: abort.signal }
      open.set(request, abort)
      try {
        return await (await loadChangeParts()).sendRequest(request, steps, methods)
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
