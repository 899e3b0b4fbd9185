import type { SiwxBackend } from '../backend/backend'
import type { SiwxSession } from '../contract'
import type { SignInPorts } from './ports'

/** Ends sessions one after the other, so that none of them ends the session that begins next. */
export interface SignOutQueue {
  /** Resolves when every session has ended that was to be ended so far, or could not be ended now. */
  settled(): Promise<void>
  end(): void
  /** Ends one that is about to begin for an account that is not the active one any more. */
  endWhenAdded(adding: Promise<SiwxSession>): void
}

interface SignOutPorts extends Pick<SignInPorts, 'clock' | 'signal' | 'warn'> {
  readonly backend: Pick<SiwxBackend, 'signOut'>
  read(): { readonly stored: SiwxSession | undefined }
}

/** Between two tries: who signs out while the server is away is signed out there once it is back. */
const PAUSES_MS = [2_000, 10_000, 30_000, 60_000, 300_000]

export function createSignOutQueue({ backend, clock, signal, read, warn }: SignOutPorts): SignOutQueue {
  let last: Promise<void> = Promise.resolve()
  /** Aborted while a caller waits for the whole queue: tries then follow each other without pauses. */
  let pauses = new AbortController()

  const signOut = async (hurry: AbortSignal): Promise<void> => {
    for (const pauseMs of [...PAUSES_MS, undefined])
      try {
        return await backend.signOut()
      } catch (error) {
        warn('A session could not be ended.', error)
        if (pauseMs === undefined || hurry.aborted) return
        await clock.wait(pauseMs, AbortSignal.any([signal, hurry])).catch(() => undefined)
        // A sign-in replaces the session, here or in another tab.
        // control: sign-out-ends-the-next-session
        if (signal.aborted || hurry.aborted || read().stored) return
      }
  }
  const queue = (before: Promise<unknown>): void => {
    const hurry = pauses.signal
    last = last.then(() =>
      before.then(
        () => signOut(hurry),
        () => undefined,
      ),
    )
  }
  return {
    settled() {
      pauses.abort()
      pauses = new AbortController()
      return last
    },
    end: () => queue(Promise.resolve()),
    endWhenAdded: queue,
  }
}
