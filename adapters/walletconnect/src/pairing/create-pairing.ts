import { type Clock, RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { ShowPairing } from '../create-connector'
import { NoSharedNetworkError, PairingExpiredError } from '../errors'
import type { SentProposal } from '../relay/walletconnect-client'

/** How long a code is valid. */
export const PAIRING_LIFETIME_MS = 240_000
/** A code with at most this time left counts as expired and is not given to new callers. */
export const PAIRING_RESERVE_MS = 10_000

export interface PairingParts {
  readonly clock: Clock
  readonly show: ShowPairing
  /** Sends a proposal to the relay; rejects with a typed error within its time limit. */
  propose(): Promise<SentProposal>
  /** Ends a session that no caller uses. */
  refuse(session: unknown): void
}

export interface SharedPairing {
  /** Whether there is a valid code for further callers. */
  readonly isUnderWay: boolean
  /** The URI of the current code, or of a new one. */
  start(): Promise<string>
  /**
   * Resolves with the session of the wallet that approves. If the caller aborts, the code stays valid for the
   * next caller.
   */
  wait(signal: AbortSignal): Promise<unknown>
  reset(): void
}

/**
 * One code for all callers.
 *
 * An approval goes to the callers that wait, and is kept for later callers while the code is valid.
 * An approval of a code that was replaced in its last seconds goes to the callers of the new code. Every other approval
 * (of an expired or reset code, or without a caller) is ended in the relay library too, so that the wallet shows the
 * true state.
 */
export function createPairing({ clock, show, propose, refuse }: PairingParts): SharedPairing {
  let current: PairingCode | undefined

  const leave = (code: PairingCode): void => {
    if (current !== code) return
    current = undefined
    show({ status: 'idle' })
  }

  const end = (code: PairingCode, reason: unknown): void => {
    for (const session of code.end(reason)) refuse(session)
    leave(code)
  }

  const open = async (code: PairingCode): Promise<void> => {
    const { uri, approval } = await propose()
    // The approval may arrive long after the code has expired.
    approval.then(
      (session) => {
        // control: relay-late-approval-kept
        if (!code.offer(session)) refuse(session)
      },
      (reason: unknown) => {
        if (!code.signal.aborted) end(code.replacement ?? code, reason)
      },
    )
    if (code.signal.aborted) return
    const expiresAtMs = clock.now() + PAIRING_LIFETIME_MS
    code.opened(uri, expiresAtMs)
    if (current === code) show({ status: 'ready', uri, expiresAtMs })
    clock.wait(PAIRING_LIFETIME_MS, code.signal).then(
      () => end(code, new PairingExpiredError()),
      () => undefined,
    )
  }

  const begin = (): PairingCode => {
    const code = createPairingCode()
    current = code
    show({ status: 'opening' })
    open(code).catch((reason: unknown) => end(code, reason))
    return code
  }

  const join = (): PairingCode => {
    const before = current
    const expiresAtMs = before?.expiresAtMs ?? Number.POSITIVE_INFINITY
    if (before && expiresAtMs - clock.now() > PAIRING_RESERVE_MS) return before
    const code = begin()
    before?.replaceBy(code)
    return code
  }

  return {
    get isUnderWay() {
      return current !== undefined
    },
    start: () => join().uri,
    async wait(signal) {
      signal.throwIfAborted()
      for (let code = join(); ; code = code.replacement ?? code) {
        try {
          const session = await untilAborted(code.outcome, signal)
          code.claim()
          leave(code)
          return session
        } catch (error) {
          if (signal.aborted || !code.replacement) throw error
        }
      }
    },
    reset() {
      if (current) end(current, new RequestAbortedError('pairing'))
    },
  }
}

/** One pairing code and its outcome. */
export interface PairingCode {
  readonly uri: Promise<string>
  /** The session that the wallet approved. Rejects when the code ends without one, or is replaced. */
  readonly outcome: Promise<unknown>
  /** Aborted when the code ends. */
  readonly signal: AbortSignal
  /** Milliseconds since the epoch; `undefined` before there is a code. */
  readonly expiresAtMs: number | undefined
  /** The code that replaced this one. */
  readonly replacement: PairingCode | undefined
  opened(uri: string, expiresAtMs: number): void
  /** Gives a session to current and later callers. False when the code has ended. */
  offer(session: unknown): boolean
  /** A caller has taken the session. */
  claim(): void
  /** Ends the code. Returns a session that no caller took, in a list. */
  end(reason: unknown): readonly unknown[]
  /** Another code replaces this one. An approval of this code, while valid, goes to the callers of the new code. */
  replaceBy(replacement: PairingCode): void
}

export function createPairingCode(): PairingCode {
  const uri = createDeferred<string>()
  const outcome = createDeferred<unknown>()
  const over = new AbortController()
  const { signal } = over
  let offered: readonly unknown[] = []
  let expires: number | undefined
  let replacedBy: PairingCode | undefined
  return {
    uri: uri.promise,
    outcome: outcome.promise,
    signal,
    get expiresAtMs() {
      return expires
    },
    get replacement() {
      return replacedBy
    },
    opened(code, expiresAtMs) {
      expires = expiresAtMs
      uri.resolve(code)
    },
    offer(session) {
      if (signal.aborted) return false
      if (replacedBy) return replacedBy.offer(session)
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
    replaceBy(replacement) {
      replacedBy = replacement
      for (const session of offered) replacement.offer(session)
      offered = []
      outcome.reject(new Error('Replaced by a new code'))
    },
  }
}

export interface Deferred<Value> {
  readonly promise: Promise<Value>
  resolve(value: Value): void
  reject(reason: unknown): void
}

/** Creates a promise that is resolved from outside. Its rejection need not be handled. */
export function createDeferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => undefined
  let reject: Deferred<Value>['reject'] = () => undefined
  const promise = new Promise<Value>((keep, breakIt) => {
    resolve = keep
    reject = breakIt
  })
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}

/** WalletConnect 2: the wallet supports none of the requested networks, accounts or namespaces. */
const unsupported: ReadonlySet<unknown> = new Set([5100, 5103, 5104])

/** The error of a wallet that did not approve. The session plugin knows most of its numbers. */
export function parseRejection(thrown: unknown): unknown {
  const code: unknown = typeof thrown === 'object' && thrown ? Reflect.get(thrown, 'code') : undefined
  return unsupported.has(code) ? new NoSharedNetworkError({ code }, thrown) : thrown
}
