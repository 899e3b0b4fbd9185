import { ConfigurationError, RequestAbortedError, RpcUnhandledError } from '../errors'
import { insertByRank, type Ranked } from '../hooks/insert-by-rank'
import type { Remove } from '../types'
import type {
  AbortOptions,
  DeclaredMethod,
  RpcNext,
  RpcPhase,
  RpcRequest,
  RpcStep,
  RpcTarget,
} from './rpc-chain'

/** The chain as the kernel holds it; each plugin gets its own face of it, with its name on what it adds. */
export interface Rpc {
  declare(method: DeclaredMethod): Remove
  use(owner: string, phase: RpcPhase, step: RpcStep<unknown, unknown>): Remove
  request(name: string, params: unknown, target: RpcTarget): Promise<unknown>
  abortOpenRequests(options?: AbortOptions): void
}

interface Step extends Ranked {
  readonly run: RpcStep<unknown, unknown>
}
interface OpenRequest {
  readonly request: RpcRequest
  readonly abort: AbortController
}

const phases: readonly RpcPhase[] = ['policy', 'intercept', 'transport']

export function createRpcChain(rank: (owner: string) => number, newId: () => string): Rpc {
  // A Map, so that `toString` and `__proto__` are unknown methods.
  const methods = new Map<string, DeclaredMethod & { count: number }>()
  const steps: Record<RpcPhase, Step[]> = { policy: [], intercept: [], transport: [] }
  const open = new Set<OpenRequest>()

  const walk = (request: RpcRequest): Promise<unknown> => {
    const path = phases.flatMap((phase) => steps[phase])
    const from = (index: number): RpcNext<unknown, unknown> => {
      let sent = false
      return async (current) => {
        const { method } = current
        const repeatable = methods.get(method)?.repeatable
        const step = path[index]
        // A step may repeat a read; what signs or sends goes on once, whoever asks for more.
        if (!step || (sent && !repeatable)) throw new RpcUnhandledError(method)
        sent ||= !repeatable
        return step.run(current, from(index + 1))
      }
    }
    return from(0)(request)
  }

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
      const { signal } = abort
      const approval = methods.get(method)?.approval
      const request: RpcRequest = { id: newId(), method, params, approval, target, signal }
      const entry: OpenRequest = { request, abort }
      open.add(entry)
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      try {
        return await Promise.race([walk(request), aborted])
      } finally {
        open.delete(entry)
      }
    },
    abortOpenRequests({ connectionId, except } = {}) {
      for (const { request, abort } of [...open]) {
        const { method, approval, target } = request
        const isMeant = connectionId === undefined || target.connectionId === connectionId
        if (isMeant && (!except || approval !== except)) abort.abort(new RequestAbortedError(method))
      }
    },
  }
}
