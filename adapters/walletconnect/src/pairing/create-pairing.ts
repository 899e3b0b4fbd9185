import { type Clock, RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { ShowPairing } from '../create-connector'
import { PairingExpiredError } from '../errors'
import type { Proposed } from '../relay/relay-client'
import { type Attempt, createAttempt } from './attempt'

/** How long a code may be scanned, from the moment it is there. */
export const PAIRING_LIFETIME_MS = 240_000
/** A code with no more than that left counts as expired: it is not handed out. */
export const PAIRING_RESERVE_MS = 10_000

export interface PairingParts {
  readonly clock: Clock
  readonly show: ShowPairing
  /** Asks the relay; rejects with a typed error in time. */
  propose(): Promise<Proposed>
  /** Ends a session that nobody wants. */
  refuse(session: unknown): void
}

export interface SharedPairing {
  /** Whether there is an attempt to join. */
  readonly isUnderWay: boolean
  /** The code of the attempt under way, or of a new one. */
  start(): Promise<string>
  /** The session of the wallet that approves. Leaving leaves the attempt to the next caller. */
  wait(signal: AbortSignal): Promise<unknown>
  reset(): void
}

/**
 * One attempt for everyone.
 *
 * What becomes of an approval: it is given to whoever waits, and kept for whoever comes to wait while the code lives.
 * An approval of a code that was replaced in its last seconds is given to those who wait for the new one. Every other
 * one, of a code that expired or was reset or that nobody came for, is ended in the relay library too, so that the
 * wallet shows what is true.
 */
export function createPairing({ clock, show, propose, refuse }: PairingParts): SharedPairing {
  let current: Attempt | undefined

  const leave = (attempt: Attempt): void => {
    if (current !== attempt) return
    current = undefined
    show({ status: 'idle' })
  }

  const end = (attempt: Attempt, reason: unknown): void => {
    for (const session of attempt.end(reason)) refuse(session)
    leave(attempt)
  }

  const open = async (attempt: Attempt): Promise<void> => {
    const { uri, approval } = await propose()
    // Heard also when the attempt is over long since.
    approval.then(
      (session) => {
        if (!attempt.offer(session)) refuse(session)
      },
      (reason: unknown) => {
        if (!attempt.signal.aborted) end(attempt.heir ?? attempt, reason)
      },
    )
    if (attempt.signal.aborted) return
    const expiresAtMs = clock.now() + PAIRING_LIFETIME_MS
    attempt.opened(uri, expiresAtMs)
    if (current === attempt) show({ status: 'ready', uri, expiresAtMs })
    clock.wait(PAIRING_LIFETIME_MS, attempt.signal).then(
      () => end(attempt, new PairingExpiredError()),
      () => undefined,
    )
  }

  const begin = (): Attempt => {
    const attempt = createAttempt()
    current = attempt
    show({ status: 'opening' })
    open(attempt).catch((reason: unknown) => end(attempt, reason))
    return attempt
  }

  const join = (): Attempt => {
    const before = current
    const expiresAtMs = before?.expiresAtMs ?? Number.POSITIVE_INFINITY
    if (before && expiresAtMs - clock.now() > PAIRING_RESERVE_MS) return before
    const attempt = begin()
    before?.replaceBy(attempt)
    return attempt
  }

  return {
    get isUnderWay() {
      return current !== undefined
    },
    start: () => join().uri,
    async wait(signal) {
      signal.throwIfAborted()
      for (let attempt = join(); ; attempt = attempt.heir ?? attempt) {
        try {
          const session = await untilAborted(attempt.outcome, signal)
          attempt.claim()
          leave(attempt)
          return session
        } catch (error) {
          if (signal.aborted || !attempt.heir) throw error
        }
      }
    },
    reset() {
      if (current) end(current, new RequestAbortedError('pairing'))
    },
  }
}
