import { createDeferred } from './deferred'

/** One code, and what became of it. */
export interface Attempt {
  readonly uri: Promise<string>
  /** The session that the wallet approved. Rejects when the attempt ends without one, or is replaced. */
  readonly outcome: Promise<unknown>
  /** Aborted when it is over. */
  readonly signal: AbortSignal
  /** Milliseconds since the epoch; `undefined` before there is a code. */
  readonly expiresAtMs: number | undefined
  /** The one that replaced it. */
  readonly heir: Attempt | undefined
  opened(uri: string, expiresAtMs: number): void
  /** Gives a session to whoever waits or comes. False when nobody can come any more. */
  offer(session: unknown): boolean
  /** Somebody has the session. */
  claim(): void
  /** Nothing more comes of it. Returns a session that nobody took, in a list. */
  end(reason: unknown): readonly unknown[]
  /** Everyone waits for another code; what this one still brings while it is good is for them. */
  replaceBy(heir: Attempt): void
}

export function createAttempt(): Attempt {
  const uri = createDeferred<string>()
  const outcome = createDeferred<unknown>()
  const over = new AbortController()
  const { signal } = over
  let offered: readonly unknown[] = []
  let expires: number | undefined
  let replacement: Attempt | undefined
  return {
    uri: uri.promise,
    outcome: outcome.promise,
    signal,
    get expiresAtMs() {
      return expires
    },
    get heir() {
      return replacement
    },
    opened(code, expiresAtMs) {
      expires = expiresAtMs
      uri.resolve(code)
    },
    offer(session) {
      if (signal.aborted) return false
      if (replacement) return replacement.offer(session)
      if (offered.length > 0) return false
      offered = [session]
      outcome.resolve(session)
      return true
    },
    claim() {
      offered = []
      over.abort()
    },
    end(reason) {
      if (signal.aborted) return []
      over.abort(reason)
      uri.reject(reason)
      outcome.reject(reason)
      const left = offered
      offered = []
      return left
    },
    replaceBy(heir) {
      replacement = heir
      for (const session of offered) heir.offer(session)
      offered = []
      outcome.reject(new Error('Replaced by a new code'))
    },
  }
}
