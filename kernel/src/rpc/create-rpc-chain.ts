import { ConfigurationError, RequestAbortedError, RpcUnhandledError } from '../errors'
import { insertByRank, type Ranked } from '../hooks/insert-by-rank'
import type { Remove } from '../types'
import type { RpcNext, RpcPhase, RpcRequest, RpcStep, RpcTarget } from './rpc-chain'
import type { RpcSafety } from './rpc-method'

/** The chain as the kernel holds it; each plugin gets its own face of it, with its name on what it adds. */
export interface Rpc {
  declare(name: string, safety: RpcSafety): Remove
  use(owner: string, phase: RpcPhase, step: RpcStep<unknown, unknown>): Remove
  request(name: string, params: unknown, target: RpcTarget): Promise<unknown>
  abortOpenRequests(options?: { readonly except?: 'safe' }): void
}

interface Step extends Ranked {
  readonly run: RpcStep<unknown, unknown>
}
interface OpenRequest {
  readonly method: string
  readonly safety: RpcSafety | undefined
  readonly abort: AbortController
}

const phases: readonly RpcPhase[] = ['policy', 'intercept', 'transport']

export function createRpcChain(rank: (owner: string) => number, newId: () => string): Rpc {
  // A Map, so that `toString` and `__proto__` are unknown methods.
  const safeties = new Map<string, { readonly safety: RpcSafety; count: number }>()
  const steps: Record<RpcPhase, Step[]> = { policy: [], intercept: [], transport: [] }
  const open = new Set<OpenRequest>()

  const walk = (request: RpcRequest): Promise<unknown> => {
    const path = phases.flatMap((phase) => steps[phase])
    const from = (index: number): RpcNext<unknown, unknown> => {
      let sent = false
      return async (current) => {
        const { method } = current
        const isRead = safeties.get(method)?.safety === 'safe'
        const step = path[index]
        // A step may repeat a read; what signs or sends goes on once, whoever asks for more.
        if (!step || (sent && !isRead)) throw new RpcUnhandledError(method)
        sent ||= !isRead
        return step.run(current, from(index + 1))
      }
    }
    return from(0)(request)
  }

  return {
    declare(name, safety) {
      const known = safeties.get(name)
      if (known && known.safety !== safety)
        throw new ConfigurationError('RPC_SAFETY_CONFLICT', { method: name })
      const entry = known ?? { safety, count: 0 }
      entry.count += 1
      safeties.set(name, entry)
      return () => {
        entry.count -= 1
        if (entry.count === 0) safeties.delete(name)
      }
    },
    use: (owner, phase, run) => insertByRank(steps[phase], { owner, run }, rank),
    async request(method, params, target) {
      const abort = new AbortController()
      const { signal } = abort
      const safety = safeties.get(method)?.safety
      const entry: OpenRequest = { method, safety, abort }
      open.add(entry)
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      try {
        return await Promise.race([walk({ id: newId(), method, params, safety, target, signal }), aborted])
      } finally {
        open.delete(entry)
      }
    },
    abortOpenRequests(options) {
      for (const { method, safety, abort } of [...open]) {
        if (options?.except === 'safe' && safety === 'safe') continue
        abort.abort(new RequestAbortedError(method))
      }
    },
  }
}
