import type { Clock } from '@latchkey/kernel'
import type { ActiveTarget, ConnectionId } from '@latchkey/session/contract'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import type { SiwxSession, SiwxState } from '../contract'
import type { SignInInitError } from '../errors'

/** What the rules of signing in need of the page. */
export interface SignInPorts {
  readonly clock: Pick<Clock, 'now' | 'wait'>
  /** Aborts when the run of the plugin ends. */
  readonly signal: AbortSignal
  readonly backend: SiwxBackend
  readonly signOutOnDisconnect: boolean
  readonly signOutOnNetworkChange: boolean
  isRequired(): boolean
  /** The active account, where it can sign in on its network. */
  target(): ActiveTarget | undefined
  /** False while wallets are reconnected after a reload. */
  isRestored(): boolean
  /** Whether the connection of this account is remembered: its wallet is locked and has not revoked it. */
  isRemembered(session: SiwxSession): boolean
  read(): SiwxState
  write(patch: Partial<SiwxState>): void
  /** Writes the message and asks the wallet. Rejects with the wallet's typed error. */
  ask(target: ActiveTarget, signal: AbortSignal): Promise<SignedMessage>
  /** Opens the sign-in screen after a moment, if `isWanted` returns true then. */
  present(isWanted: () => boolean): void
  /** Goes back if the sign-in screen is shown. */
  leave(): void
  disconnect(connectionId: ConnectionId): Promise<void>
  /** The session could not be looked up; the wallet is disconnected by now. */
  failed(error: SignInInitError): void
  onSignedIn(session: SiwxSession): void
  onSignedOut(session: SiwxSession): void
  /** Logs a failure that the user need not be told. */
  warn(text: string, error: unknown): void
}
