import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { ActiveTarget, NetworkId } from '@latchkey/session/contract'
import type { GrantedPermissions, PermissionRequest } from './permissions'

export type * from './permissions'

/** What an account has granted on one network, as the service lists it. */
export interface SmartSession extends Omit<GrantedPermissions, 'accountMeta' | 'chainId'> {
  /** The site that asked: its host, as the service knows it. */
  readonly site: string
  readonly createdAtMs: number
  /** Missing while it is not revoked. It may have expired all the same. */
  readonly revokedAtMs?: number
}

/** The account and network of a request, as they were when it was made. Frozen. */
export interface GrantAttempt {
  readonly request: PermissionRequest
  readonly target: ActiveTarget
}

export interface RevokeAttempt {
  readonly session: SmartSession
  readonly target: ActiveTarget
}

export interface SessionList {
  readonly sessions: readonly SmartSession[]
  /** How many the wallet has granted that the service could not record yet. */
  readonly unrecorded?: number
}

export interface SmartSessionsState {
  /** By network and address, as `sessionsKey` joins them. */
  readonly lists: QueryEntries<SessionList>
}

export interface SmartSessionsApi {
  /**
   * Asks the user's wallet to let other keys act for the active account on the active network, and resolves with what it has
   * granted. The view `SmartSessionRequest` shows how it goes; connecting comes first.
   * @throws `SmartSessionRequestError` before anything is shown, `SmartSessionsUnsupportedError`, `SmartSessionReplyError`,
   * `SmartSessionServiceError`, the wallet's own error, or the router's when the user leaves
   * @example
   * const { context } = await latchkey.plugins.smartSessions.grantPermissions({ expiry, signer, permissions })
   */
  grantPermissions(request: PermissionRequest): Promise<GrantedPermissions>
  /**
   * Asks the user to revoke a session of the active account and resolves once the service lists it as revoked.
   * @throws `SmartSessionUnknownError`, and as `grantPermissions`
   */
  revokePermissions(session: Pick<SmartSession, 'id'>): Promise<void>
  /**
   * The sessions of the active account on the active network, those that are over too, newest first; read anew.
   * @throws `SmartSessionListError`
   */
  list(): Promise<readonly SmartSession[]>
}

export interface SmartSessionsViews {
  /** What the active account has granted on its network. */
  readonly SmartSessionList: View
  /** What one session allows, and the way to revoke it. */
  readonly SmartSessionDetails: View<Pick<SmartSession, 'id'>>
  /** The wallet is asked to grant. */
  readonly SmartSessionRequest: View<GrantAttempt, GrantedPermissions>
  /** What was granted. */
  readonly SmartSessionCreated: View<GrantedPermissions>
  /** The user confirms, then the wallet is asked to revoke. */
  readonly SmartSessionRevoke: View<RevokeAttempt, void>
}

export interface SmartSessionsContract {
  readonly id: 'smartSessions'
  readonly api: SmartSessionsApi
  readonly state: SmartSessionsState
  readonly events: {
    /** The wallet has granted it, and the service has recorded it. */
    readonly 'smartSessions:granted': { readonly granted: GrantedPermissions }
    /** The service lists it as revoked. */
    readonly 'smartSessions:revoked': { readonly id: string }
  }
  readonly views: SmartSessionsViews
}

export const smartSessionsContract: ContractToken<SmartSessionsContract> =
  /* @__PURE__ */ defineContract<SmartSessionsContract>('smartSessions', 1)

/** The key of an account on a network in `SmartSessionsState.lists`. */
export const sessionsKey = (networkId: NetworkId, address: string): string => `${networkId}:${address}`
