import type { Clock } from '@latchkey/kernel'
import type { ActiveTarget, ConnectionId } from '@latchkey/session/contract'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import type { SiwxSession, SiwxState } from '../contract'
import type { SignInInitError } from '../errors'

/** The dependencies of `createSignIn`. */
export interface SignInPorts {
  readonly clock: Pick<Clock, 'now' | 'elapsedMs' | 'wait'>
  /** Aborts when the plugin stops. */
  readonly signal: AbortSignal
  readonly backend: SiwxBackend
  /** The origin of the page. */
  readonly origin: string
  readonly signOutOnDisconnect: boolean
  readonly signOutOnNetworkChange: boolean
  isRequired(): boolean
  /** The active account and network, or `undefined` when it cannot sign in. */
  target(): ActiveTarget | undefined
  /** False while wallets are being reconnected after a reload. */
  isRestored(): boolean
  /** Whether the account's connection is still remembered. It is when the wallet is locked but has not revoked access. */
  isRemembered(session: SiwxSession): boolean
  read(): SiwxState
  write(patch: Partial<SiwxState>): void
  /** Creates the message and requests its signature. Rejects with the wallet's typed error. */
  ask(target: ActiveTarget, signal: AbortSignal): Promise<SignedMessage>
  /** Opens the sign-in screen after a short pause, if `isWanted` then returns true. */
  present(isWanted: () => boolean): void
  /** Leaves the sign-in screen if it is shown. */
  leave(): void
  disconnect(connectionId: ConnectionId): Promise<void>
  /** Tells the user, unless the sign-in screen does, that the owners of a contract were waited for in vain. */
  unconfirmed(error: unknown): void
  /** Reports that the session could not be looked up. The wallet has been disconnected. */
  failed(error: SignInInitError): void
  onSignedIn(session: SiwxSession): void
  onSignedOut(session: SiwxSession): void
  /** Logs a failure that is not shown to the user. */
  warn(text: string, error: unknown): void
}
