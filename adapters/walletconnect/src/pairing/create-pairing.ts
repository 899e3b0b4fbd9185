import { type Clock, RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { ShowPairing } from '../create-connector'
import { NoSharedNetworkError, PairingExpiredError } from '../errors'
import type { SentProposal } from '../relay/walletconnect-client'

/** How long a code is valid. */
export const PAIRING_LIFETIME_MS = 240_000
/** A code with at most this time left counts as expired and is not given to new callers. */
const PAIRING_RESERVE_MS = 10_000
/** A code that was shown for this long could have been scanned and answered. */
const PAIRING_TRIAL_MS = 10_000

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
   * Resolves with the session of the wallet that approves. If the caller aborts, the code stays valid. The next
   * caller gets the same one, unless it was shown for `PAIRING_TRIAL_MS`.
   */
  wait(signal: AbortSignal): Promise<unknown>
  reset(): void
}

/**
 * One code for all callers.
 *
 * The relay may lose a proposal that it has accepted, and only the user notices, by a phone that shows nothing. So a
 * code that the last caller leaves after `PAIRING_TRIAL_MS` is replaced with the next call.
 *
 * An approval goes to the callers that wait, and is kept for later callers while the code is valid.
 * An approval of a code that was replaced goes to the callers of the new code while the old one is valid; a refusal
 * leaves the new code as it is. Every other approval (of an expired or reset code, or without a caller) is ended in the
 * relay library too, so that the wallet shows the true state.
 */
export function createPairing({ clock, show, propose, refuse }: PairingParts): SharedPairing {
  let current: PairingCode | undefined
  let waiting = 0

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
        if (!code.offer(session)) refuse(session)
      },
      (reason: unknown) => {
        // The user may refuse the proposal of the old code because there are two.
        if (!code.signal.aborted && !code.replacement) end(code, reason)
      },
    )
    if (code.signal.aborted) return
    const expiresAtMs = clock.now() + PAIRING_LIFETIME_MS
    code.opened(uri, { elapsedMs: clock.elapsedMs(), expiresAtMs })
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

  /** How long a code has been there. A clock that is set changes nothing about it. */
  const ageOf = ({ openedAt }: PairingCode): number => (openedAt ? clock.elapsedMs() - openedAt.elapsedMs : 0)
  /** Pages compare the time until which a code is valid with the time of day, so one that is over by that counts as such too. */
  const isOver = (code: PairingCode): boolean => {
    const byTimeOfDay = code.openedAt ? code.openedAt.expiresAtMs - clock.now() : PAIRING_LIFETIME_MS
    return Math.min(PAIRING_LIFETIME_MS - ageOf(code), byTimeOfDay) <= PAIRING_RESERVE_MS
  }

  const join = (): PairingCode => {
    const before = current
    if (before && !before.isAbandoned && !isOver(before)) return before
    const code = begin()
    before?.replaceBy(code)
    return code
  }

  /** Called when nobody waits any more. A code that nobody could have scanned yet is kept. */
  const abandon = (): void => {
    if (!current || ageOf(current) < PAIRING_TRIAL_MS) return
    current.abandon()
    show({ status: 'idle' })
  }

  return {
    get isUnderWay() {
      return current !== undefined
    },
    start: () => join().uri,
    async wait(signal) {
      signal.throwIfAborted()
      waiting += 1
      try {
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
      } finally {
        waiting -= 1
        if (waiting === 0) abandon()
      }
    },
    reset() {
      if (current) end(current, new RequestAbortedError('pairing'))
    },
  }
}

interface PairingTimes {
  /** By the page's own time. */
  readonly elapsedMs: number
  /** The time of day until which it is valid, as pages are told: milliseconds since the epoch. */
  readonly expiresAtMs: number
}

/** One pairing code and its outcome. */
export interface PairingCode {
  readonly uri: Promise<string>
  /** The session that the wallet approved. Rejects when the code ends without one, or is replaced. */
  readonly outcome: Promise<unknown>
  /** Aborted when the code ends. */
  readonly signal: AbortSignal
  /** When the relay took its proposal; `undefined` before there is a code. */
  readonly openedAt: PairingTimes | undefined
  /** The code that replaced this one. */
  readonly replacement: PairingCode | undefined
  /** The last caller has left, and no wallet has approved since. */
  readonly isAbandoned: boolean
  opened(uri: string, at: PairingTimes): void
  /** Gives a session to current and later callers. False when the code has ended. */
  offer(session: unknown): boolean
  /** A caller has taken the session. */
  claim(): void
  /** The last caller has left without a session. */
  abandon(): void
  /** Ends the code. Returns a session that no caller took, in a list. */
  end(reason: unknown): readonly unknown[]
  /** Another code replaces this one. An approval of this code, while valid, goes to the callers of the new code. */
  replaceBy(replacement: PairingCode): void
}

function createPairingCode(): PairingCode {
  const uri = createDeferred<string>()
  const outcome = createDeferred<unknown>()
  const over = new AbortController()
  const { signal } = over
  let offered: readonly unknown[] = []
  let openedAt: PairingTimes | undefined
  let replacedBy: PairingCode | undefined
  let abandoned = false
  return {
    uri: uri.promise,
    outcome: outcome.promise,
    signal,
    get openedAt() {
      return openedAt
    },
    get replacement() {
      return replacedBy
    },
    get isAbandoned() {
      return abandoned && offered.length === 0
    },
    opened(code, at) {
      openedAt = at
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
    abandon() {
      abandoned = true
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
