import { untilAborted } from '@latchkey/kernel/async'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import type { SiwxSession } from '../contract'
import type { SignInPorts } from './ports'

/** Ends sessions one after the other, so that none of them ends the session that begins next. */
export interface SignOutQueue {
  /** Resolves when every session has ended that was to be ended so far, or could not be ended now. */
  settled(): Promise<void>
  end(): void
  /** Runs what begins a session, once earlier ones have ended. Nothing is tried again meanwhile. */
  hold<Value>(work: () => Promise<Value>): Promise<Value>
  /** Begins a session. One that begins although `signal` has aborted is ended. */
  add(signed: SignedMessage, signal: AbortSignal): Promise<SiwxSession>
}

interface SignOutPorts extends Pick<SignInPorts, 'clock' | 'signal' | 'warn'> {
  readonly backend: Pick<SiwxBackend, 'add' | 'signOut'>
  read(): { readonly isSignOutOwed: boolean }
  write(patch: { readonly isSignOutOwed: boolean }): void
}

/** Between two tries; the last one stays. */
const PAUSES_MS = [2_000, 10_000, 30_000, 60_000, 300_000]

/**
 * Who signs out while the server is away is signed out there once it is back. Until then the state says so, for other tabs
 * and for the next visit too: the server would else still have a session there.
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
      // Before the request: the page may go while it is on its way.
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
        // It may still begin, for an account that is not the active one any more.
        // control: siwx-late-session-kept
        if (work.aborted) endAfter(adding)
        throw error
      }
    },
  }
}
