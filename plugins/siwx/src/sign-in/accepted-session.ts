import type { SignedMessage } from '../backend/backend'
import type { SiwxSession } from '../contract'
import type { SignInPorts } from './ports'
import type { SignOutQueue } from './sign-out-queue'
import { refusalReason } from './until-confirmed'

/** The session of a wallet that signed while connecting, until its connection is committed. */
export interface AcceptedSession {
  accept(signed: SignedMessage, signal: AbortSignal): Promise<void>
  /** Returns it once. */
  take(): SiwxSession | undefined
}

/**
 * @param keepAwaited gets what the owners of a contract have not confirmed yet, for which no session has begun
 * @param endUnused ends the session that began at the backend and whose connection was never committed
 */
export function createAcceptedSession(
  ports: Pick<SignInPorts, 'clock' | 'signal'>,
  signOuts: Pick<SignOutQueue, 'hold' | 'add'>,
  keepAwaited: (signed: SignedMessage) => void,
  endUnused: () => void,
): AcceptedSession {
  let accepted: SiwxSession | undefined
  const take = (): SiwxSession | undefined => {
    const taken = accepted
    accepted = undefined
    return taken
  }
  return {
    take,
    async accept(signed, signal) {
      const session = await signOuts
        .hold(() => signOuts.add(signed, signal))
        .catch((error: unknown) => {
          // The wallet is connected, and the page waits for them afterwards.
          if (refusalReason(error) !== 'SIGNATURE_PENDING') throw error
          keepAwaited(signed)
          return undefined
        })
      accepted = session
      if (!session) return
      // The session plugin commits the connection in the same task. If it has not, connecting failed.
      void ports.clock.wait(0, ports.signal).then(
        () => {
          if (accepted !== session) return
          take()
          endUnused()
        },
        () => undefined,
      )
    },
  }
}
