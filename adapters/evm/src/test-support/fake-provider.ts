import type { UntrustedProvider } from '../discovery/injected-wallets'

export interface FakeProvider extends UntrustedProvider {
  readonly calls: { readonly method: string; readonly params?: unknown }[]
  emit(event: string, payload: unknown): void
  readonly listening: number
}

/** Responses by method: a value, an error to reject with, or a function of the parameters. */
export type Answers = Readonly<Record<string, unknown>>

export class Rejection {
  constructor(readonly reason: unknown) {}
}

export function createFakeProvider(answers: Answers = {}): FakeProvider {
  const calls: { readonly method: string; readonly params?: unknown }[] = []
  const listeners = new Set<{ readonly event: string; readonly listener: (payload: unknown) => void }>()
  return {
    calls,
    get listening() {
      return listeners.size
    },
    request(args) {
      calls.push(args)
      if (!(args.method in answers)) return Promise.reject({ code: 4200, message: 'not supported' })
      const answer = answers[args.method]
      const value: unknown = typeof answer === 'function' ? answer(args.params) : answer
      return value instanceof Rejection ? Promise.reject(value.reason) : value
    },
    on(event, listener) {
      listeners.add({ event, listener })
    },
    removeListener(event, listener) {
      for (const entry of listeners)
        if (entry.event === event && entry.listener === listener) listeners.delete(entry)
    },
    emit(event, payload) {
      for (const entry of [...listeners]) if (entry.event === event) entry.listener(payload)
    },
  }
}
