import type { Script } from './create-confirmations'
import { ProviderRpcError, providerErrorCodes } from './provider-error'
import type { RecordedRequest, SimulatedProvider } from './simulated-wallet'

export interface ProviderParts {
  readonly emitter: Emitter
  readonly script: Script
  readonly requests: RecordedRequest[]
  readonly flags: Readonly<Record<string, unknown>>
  /** Runs before the first request is answered. */
  readonly firstUse: () => void
  readonly answer: (method: string, params: unknown) => Promise<unknown>
}

export function createProvider(parts: ProviderParts): SimulatedProvider {
  const { emitter, script, requests } = parts
  let used = false

  const provider: SimulatedProvider = {
    ...parts.flags,
    // Not async, because a script may make it throw before it returns a promise.
    request(args) {
      if (typeof args?.method !== 'string' || args.method === '') {
        const message = 'A request is an object with a method (EIP-1193).'
        return Promise.reject(new ProviderRpcError(providerErrorCodes.invalidRequest, message))
      }
      const { method, params } = args
      requests.push({ method, params })
      const scripted = script.take(method)
      if (scripted) return scripted
      if (!used) {
        used = true
        parts.firstUse()
      }
      return parts.answer(method, params)
    },
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.off(event, listener)
      return provider
    },
  }
  return provider
}

type Listener = (payload: unknown) => void

export interface Emitter {
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
  emit(event: string, payload: unknown): void
}

export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>()

  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    off(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(payload)
        } catch (error) {
          // An error of a page's listener must not affect the wallet, but must be reported.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
