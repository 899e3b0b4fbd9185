import { untilAborted } from '@latchkey/kernel/async'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import type { SiwxSession } from '../contract'
import type { SignInPorts } from './ports'

/** Ends sessions one after the other, so that none of them ends the session that begins next. */
export interface SignOutQueue {
  /** Resolves when every sign-out that was queued so far has succeeded or failed. Never rejects. */
  settled(): Promise<void>
  end(): void
  /** Runs work that begins a session, after the queued sign-outs. No failed sign-out is repeated meanwhile. */
  hold<Value>(work: () => Promise<Value>): Promise<Value>
  /** Begins a session. If `signal` aborts before it has begun, it is ended as soon as it begins. */
  add(signed: SignedMessage, signal: AbortSignal): Promise<SiwxSession>
}

interface SignOutPorts extends Pick<SignInPorts, 'clock' | 'signal' | 'warn'> {
  readonly backend: Pick<SiwxBackend, 'add' | 'signOut'>
  read(): { readonly isSignOutOwed: boolean }
  write(patch: { readonly isSignOutOwed: boolean }): void
}

/** Pauses between two tries, in milliseconds. After the last one it is used again. */
const PAUSES_MS = [2_000, 10_000, 30_000, 60_000, 300_000]

/**
 * Sends sign-outs to the backend and repeats one that failed until it succeeds. `isSignOutOwed` in the state says so
 * meanwhile, for other tabs and the next visit too, because the server still has the session.
 */
export function createSignOutQueue(ports: SignOutPorts): SignOutQueue {
  const { backend, clock, signal, read, write, warn } = ports
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  let holds = 0
  let failures = 0
  let pause = new AbortController()

  const owe = (isSignOutOwed: boolean): void => {
    if (read().isSignOutOwed !== isSignOutOwed) write({ isSignOutOwed })
  }
  const queue = (work: () => Promise<void>): void => {
    waiting += 1
    last = last.then(work).then(() => {
      waiting -= 1
      plan()
    })
  }
  const signOut = async (): Promise<void> => {
    try {
      await backend.signOut()
      failures = 0
      owe(false)
    } catch (error) {
      failures += 1
      warn('A session could not be ended.', error)
    }
  }
  const signOutIfOwed = async (): Promise<void> => {
    // Another tab has ended it, or a sign-in has replaced it.
    // control: sign-out-ends-the-next-session
    if (!read().isSignOutOwed) return
    await signOut()
  }
  const plan = (): void => {
    pause.abort()
    if (waiting > 0 || holds > 0 || !read().isSignOutOwed) return
    pause = new AbortController()
    const pauseMs = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0
    clock.wait(pauseMs, AbortSignal.any([signal, pause.signal])).then(
      () => queue(signOutIfOwed),
      () => undefined,
    )
  }
  const endAfter = (before: Promise<unknown>): void =>
    queue(() =>
      before.then(
        () => {
          owe(true)
          return signOut()
        },
        () => undefined,
      ),
    )
  const settled = (): Promise<void> => {
    if (waiting === 0 && read().isSignOutOwed) queue(signOutIfOwed)
    return last
  }

  // Left over from an earlier visit.
  // control: siwx-sign-out-forgotten
  if (read().isSignOutOwed) queue(signOutIfOwed)
  return {
    settled,
    end() {
      // Stored before the request, because the page may be closed before the response.
      owe(true)
      endAfter(Promise.resolve())
    },
    async hold(work) {
      holds += 1
      try {
        await settled()
        return await work()
      } finally {
        holds -= 1
        plan()
      }
    },
    async add(signed, work) {
      const adding = backend.add(signed).then((session) => {
        owe(false)
        return session
      })
      try {
        return await untilAborted(adding, work)
      } catch (error) {
        // The session may still begin, for an account that is not active any more.
        // control: siwx-late-session-kept
        if (work.aborted) endAfter(adding)
        throw error
      }
    },
  }
}
