import type { Clock } from '@latchkey/kernel'
import type { ActiveTarget, ConnectionId } from '@latchkey/session/contract'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import type { SiwxSession, SiwxState } from '../contract'
import type { SignInInitError } from '../errors'

/** What the rules of signing in need of the page. */
export interface SignInPorts {
  readonly clock: Pick<Clock, 'now' | 'wait'>
  /** Of the run. */
  readonly signal: AbortSignal
  readonly backend: SiwxBackend
  readonly signOutOnDisconnect: boolean
  readonly signOutOnNetworkChange: boolean
  isRequired(): boolean
  /** The active account, where it can sign in on its network. */
  target(): ActiveTarget | undefined
  /** False while a wallet may still come back after a reload. */
  isRestored(): boolean
  /** Whether the connection of this account was kept for later: its wallet is locked, not revoked. */
  isRemembered(session: SiwxSession): boolean
  read(): SiwxState
  write(patch: Partial<SiwxState>): void
  /** Writes the message and asks the wallet. Rejects with the wallet's typed error. */
  ask(target: ActiveTarget, signal: AbortSignal): Promise<SignedMessage>
  /** Shows the screen soon, unless `isWanted` says otherwise by then. */
  present(isWanted: () => boolean): void
  /** Leaves the screen where it is shown. */
  leave(): void
  disconnect(connectionId: ConnectionId): Promise<void>
  /** The session could not be looked up; the wallet is disconnected by now. */
  failed(error: SignInInitError): void
  onSignedIn(session: SiwxSession): void
  onSignedOut(session: SiwxSession): void
  /** Something went wrong that the user does not have to know. */
  warn(text: string, error: unknown): void
}
