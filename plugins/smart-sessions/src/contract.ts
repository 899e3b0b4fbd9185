import type { CloudContract } from '@latchkey/cloud/contract'
import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { ActiveTarget, NetworkId, SessionContract } from '@latchkey/session/contract'
import type { GrantedPermissions, PermissionRequest } from './permissions'

export type * from './permissions'

/** A grant of an account on one network, as listed by the service. */
export interface SmartSession extends Omit<GrantedPermissions, 'accountMeta' | 'chainId' | 'policies'> {
  /** The host of the site that got it, according to the service. */
  readonly site: string
  readonly createdAtMs: number
  /** Undefined unless revoked. Check `expiry` too. */
  readonly revokedAtMs?: number
}

/** A request with its account and network. Frozen. */
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
  /** The number of grants that the service could not record yet. */
  readonly unrecorded?: number
  /** The number of requests for a grant to which no wallet has answered, so that there may be a grant that no list shows. */
  readonly unanswered?: number
}

export interface SmartSessionsState {
  /** By network and address: `sessionsKey`. */
  readonly lists: QueryEntries<SessionList>
}

export interface SmartSessionsApi {
  /**
   * Asks the user's wallet to let other keys act for the active account on the active network, and resolves
   * with the grant. The view `SmartSessionRequest` shows the progress, after connecting if needed.
   * @throws `SmartSessionRequestError` before anything is shown, `SmartSessionsUnsupportedError`,
   * `SmartSessionReplyError`, `SmartSessionServiceError`, the wallet's own error, or the router's when the
   * user leaves before the wallet was asked. Where `outcomeAfterFailure(error)` is `unknown` or
   * `usually-refused`, the wallet may have granted it
   * @example const { context } = await latchkey.plugins.smartSessions.grantPermissions({ expiry, signer,
   * permissions })
   */
  grantPermissions(request: PermissionRequest): Promise<GrantedPermissions>
  /**
   * Asks the user to revoke a session of the active account and resolves once the service lists it as revoked.
   * @throws `SmartSessionUnknownError`, `SmartSessionUnconfirmedError` where it may be revoked, and as `grantPermissions`
   */
  revokePermissions(session: Pick<SmartSession, 'id'>): Promise<void>
  /**
   * Reads the sessions of the active account on the active network, including expired and revoked ones,
   * newest first.
   * @throws `SmartSessionListError`
   */
  list(): Promise<readonly SmartSession[]>
}

export interface SmartSessionsViews {
  /** Lists what the active account has granted on its network. */
  readonly SmartSessionList: View
  /** Shows what one session allows, with a button to revoke it. */
  readonly SmartSessionDetails: View<Pick<SmartSession, 'id'>>
  /** A step of `grantPermissions`, which leads to the list when a page opens it: asks the wallet to grant. */
  readonly SmartSessionRequest: View<GrantAttempt, GrantedPermissions>
  /** Shows what was granted. */
  readonly SmartSessionCreated: View<GrantedPermissions>
  /** A step too, of `revokePermissions` and the details: asks the user to confirm, then the wallet to revoke. */
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

export type SessionsContext = PluginContext<SmartSessionsContract, SessionContract | CloudContract>
