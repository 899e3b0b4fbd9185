import { ViewDismissedError } from '@latchkey/kernel'
import { singleFlight } from '@latchkey/kernel/async'
import type { SiwxContext, SiwxSession } from './contract'

/** What callers of `signIn` wait for: the session, or that the user has left the screen. */
export interface AwaitedSignIn {
  /** Opens the screen, or waits for the user if it is shown. Calls meanwhile return the same promise. */
  ask(): Promise<SiwxSession>
  /** Whether `ask` has asked for the screen, and its request has not ended. */
  isAsking(): boolean
  /** Whether the screen that `ask` has asked for is still to come, for example after connecting. */
  isOpening(): boolean
  /** To be called when the screen is shown. */
  screenShown(): void
  /** To be called when the user may have signed in, or may have left a screen that `ask` did not open. */
  tellLeft(): void
}

interface AwaitedParts {
  readonly name: 'SIWXSignMessage' | 'ConnectingSiwe'
  /** Whether the screen is shown or will be. */
  isComing(): boolean
  session(): SiwxSession | undefined
}

export function createAwaitedSignIn(
  ctx: SiwxContext,
  { name, isComing, session }: AwaitedParts,
): AwaitedSignIn {
  let isAsking = false
  let hasShown = false
  /** Called when the user has signed in, or has left a screen that `ask` did not open. */
  const onLeft: (() => void)[] = []

  /** The session of the active account. A screen may end with the one of an account that was active before. */
  const begunSession = (): SiwxSession => {
    const begun = session()
    if (!begun) throw new ViewDismissedError(name)
    return begun
  }
  const untilLeft = async (): Promise<SiwxSession> => {
    await new Promise<void>((resolve) => {
      onLeft.push(resolve)
      ctx.signal.addEventListener('abort', () => resolve())
    })
    return begunSession()
  }

  return {
    ask: singleFlight(async () => {
      // A second screen would tell the user once more that they are signed in.
      if (isComing()) return untilLeft()
      isAsking = true
      hasShown = false
      try {
        // The screen may be below a view that was asked meanwhile, and the user has signed in over that one.
        return await Promise.race([
          ctx.router.ask(name, undefined, { again: true }).then(begunSession),
          untilLeft(),
        ])
      } catch (error) {
        isAsking = false
        // A navigation of the page has ended the request, but not the screen.
        if (!isComing()) throw error
        return await untilLeft()
      } finally {
        isAsking = false
      }
    }),
    isAsking: () => isAsking,
    isOpening: () => isAsking && !hasShown,
    screenShown() {
      hasShown = true
    },
    tellLeft() {
      if (!isComing()) for (const tell of onLeft.splice(0)) tell()
    },
  }
}
