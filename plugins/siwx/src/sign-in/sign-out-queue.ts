import { anySignal, untilAborted } from '@latchkey/kernel/async'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import type { SiwxSession } from '../contract'
import type { SignInPorts } from './ports'

/** Sends sign-out requests one after the other, so that none of them ends a session that begins later. */
export interface SignOutQueue {
  /** Resolves when every sign-out that was queued so far has succeeded or failed. Never rejects. */
  settled(): Promise<void>
  /** Queues a sign-out. */
  end(): void
  /** Runs `work`, which begins a session, after the queued sign-outs. Failed sign-outs are not repeated while it runs. */
  hold<Value>(work: () => Promise<Value>): Promise<Value>
  /** Begins a session. If `signal` aborts before it has begun, the session is ended as soon as it begins. */
  add(signed: SignedMessage, signal: AbortSignal): Promise<SiwxSession>
}

interface SignOutPorts extends Pick<SignInPorts, 'clock' | 'signal' | 'warn'> {
  readonly backend: Pick<SiwxBackend, 'add' | 'signOut'>
  read(): { readonly isSignOutOwed: boolean }
  write(patch: { readonly isSignOutOwed: boolean }): void
}

/** Pauses before each retry, in milliseconds. The last pause is used for all further retries. */
const PAUSES_MS = [2_000, 10_000, 30_000, 60_000, 300_000]

/**
 * Sends sign-outs to the backend and repeats a failed one until it succeeds. Meanwhile `isSignOutOwed` is true in the
 * stored state, so that other tabs and the next visit know that the server may still have the session.
 */
export function createSignOutQueue(ports: SignOutPorts): SignOutQueue {
  const { backend, clock, read, write, warn } = ports
  let last: Promise<void> = Promise.resolve()
  let queuedCount = 0
  let holdCount = 0
  let failures = 0
  let pause = new AbortController()

  const setSignOutOwed = (isSignOutOwed: boolean): void => {
    if (read().isSignOutOwed !== isSignOutOwed) write({ isSignOutOwed })
  }
  const enqueue = (work: () => Promise<void>): void => {
    queuedCount += 1
    last = last.then(work).then(() => {
      queuedCount -= 1
      scheduleRetry()
    })
  }
  const signOut = async (): Promise<void> => {
    try {
      await backend.signOut()
      failures = 0
      setSignOutOwed(false)
    } catch (error) {
      failures += 1
      warn('A session could not be ended.', error)
    }
  }
  const signOutIfOwed = async (): Promise<void> => {
    // Meanwhile another tab may have ended the session, or a sign-in may have replaced it.
    if (!read().isSignOutOwed) return
    await signOut()
  }
  const scheduleRetry = (): void => {
    pause.abort()
    if (queuedCount > 0 || holdCount > 0 || !read().isSignOutOwed) return
    pause = new AbortController()
    const pauseMs = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0
    clock.wait(pauseMs, anySignal([ports.signal, pause.signal])).then(
      () => enqueue(signOutIfOwed),
      () => undefined,
    )
  }
  const endAfter = (before: Promise<unknown>): void =>
    enqueue(() =>
      before.then(
        () => {
          setSignOutOwed(true)
          return signOut()
        },
        () => undefined,
      ),
    )
  const settled = (): Promise<void> => {
    if (queuedCount === 0 && read().isSignOutOwed) enqueue(signOutIfOwed)
    return last
  }

  // A sign-out of an earlier visit has not succeeded yet.
  if (read().isSignOutOwed) enqueue(signOutIfOwed)
  return {
    settled,
    end() {
      // Stored before the request, because the page may be closed before the response arrives.
      setSignOutOwed(true)
      endAfter(Promise.resolve())
    },
    async hold(work) {
      holdCount += 1
      try {
        await settled()
        return await work()
      } finally {
        holdCount -= 1
        scheduleRetry()
      }
    },
    async add(signed, work) {
      const adding = backend.add(signed).then((session) => {
        setSignOutOwed(false)
        return session
      })
      try {
        return await untilAborted(adding, work)
      } catch (error) {
        // The session may still begin at the backend, for an account that is no longer active.
        if (work.aborted) endAfter(adding)
        throw error
      }
    },
  }
}

/** Awaits the promise that `latest` returns. Awaits again if `latest` returns another promise afterwards. */
export async function untilLatest(latest: () => Promise<void>): Promise<void> {
  const awaited = latest()
  await awaited
  if (awaited !== latest()) await untilLatest(latest)
}
