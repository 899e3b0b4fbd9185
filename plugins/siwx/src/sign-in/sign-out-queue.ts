import type { SiwxBackend } from '../backend/backend'
import type { SiwxSession } from '../contract'
import type { SignInPorts } from './ports'

/** Ends sessions one after the other, so that none of them ends the session that begins next. */
export interface SignOutQueue {
  /** Resolves when every session has ended that was to be ended so far. */
  settled(): Promise<void>
  end(): void
  /** Ends one that is about to begin for an account that is not the active one any more. */
  endWhenAdded(adding: Promise<SiwxSession>): void
}

export function createSignOutQueue(backend: SiwxBackend, warn: SignInPorts['warn']): SignOutQueue {
  let last: Promise<void> = Promise.resolve()
  const after = (run: () => Promise<unknown>): void => {
    last = last.then(run).then(
      () => undefined,
      (error: unknown) => warn('A session could not be ended.', error),
    )
  }
  return {
    settled: () => last,
    end: () => after(() => backend.signOut()),
    endWhenAdded: (adding) =>
      after(() =>
        adding.then(
          () => backend.signOut(),
          () => undefined,
        ),
      ),
  }
}
