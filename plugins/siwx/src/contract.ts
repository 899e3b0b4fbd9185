import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { Cacao, NetworkId, SessionContract } from '@latchkey/session/contract'

/** The signed message and its signature, for sessions that the page keeps without a server, and for those that wait for owners. */
export interface SessionProof {
  /** The signed text, byte for byte. */
  readonly text: string
  /** Hex with `0x` on EVM, base58 on Solana. */
  readonly signature: string
  /** CAIP-74 object, present when the wallet signed while it was pairing. */
  readonly cacao?: Cacao
}

/** The session of a signed-in account. Times are RFC 3339. */
export interface SiwxSession {
  readonly accountAddress: string
  /** CAIP-2 id of the network in the signed message. */
  readonly networkId: NetworkId
  readonly issuedAt?: string
  readonly notBefore?: string
  readonly expirationTime?: string
  /** Absent when a server keeps the session. */
  readonly proof?: SessionProof
}

/** The account that may sign in. */
export interface SignInAccountState {
  readonly accountAddress: string
  readonly networkId: NetworkId
}

/**
 * `disconnected`: no connected account can sign in. `checking`: the backend is looking up the session. `signed-out`: the
 * account has no session. `signing`: the wallet shows the message, or the signature is being verified. `confirming`: the
 * account is a contract whose owners sign on chain, and not enough of them have; it is asked every few seconds. `signed-in`:
 * the account has a session.
 */
export type SignInState =
  | { readonly status: 'disconnected' }
  | ({ readonly status: 'checking' | 'signed-out' | 'signing' | 'confirming' } & SignInAccountState)
  | { readonly status: 'signed-in'; readonly session: SiwxSession }

export interface SiwxState {
  /** Whether the active account has signed in, and its session. */
  readonly signIn: SignInState
  /** The latest session, stored for the next visit and for other tabs. It is unverified when it is read from storage. */
  readonly stored: SiwxSession | undefined
  /** True after the page has ended the session, until the server confirms it. Meanwhile the request is repeated. */
  readonly isSignOutOwed: boolean
  /**
   * What the wallet of a contract has answered while its owners have not confirmed on chain, stored so that a reload goes on
   * waiting. It is unverified.
   */
  readonly awaited?: SessionProof | undefined
}

export interface SiwxApi {
  /** Returns the session of the active account, or `undefined` when it has none or the session has expired. */
  session(): SiwxSession | undefined
  /**
   * Resolves with the session. If there is one, it resolves at once. Otherwise it opens the sign-in screen, after the
   * list of wallets when no wallet is connected. Rejects with `VIEW_DISMISSED` when the user closes the dialog, and with
   * `SIWX_DISABLED` when `siweConfig` has `enabled: false`.
   * @example const { accountAddress, networkId } = await latchkey.plugins.siwx.signIn()
   */
  signIn(): Promise<SiwxSession>
  /**
   * Requests the signature without opening the dialog, and resolves with the session. Calls while a request is pending
   * return the same promise. Rejects with `SIWX_NO_ACCOUNT`, `SIWX_DECLINED`, `SIWX_SMART_ACCOUNT`, `SIWX_REFUSED`,
   * `SIWX_NOT_CONFIRMED`, `SIWX_DISABLED`, or with the error of the wallet or of the server. For a contract whose owners sign
   * on chain it waits for them (`confirming`), as long as the message is valid.
   */
  sign(): Promise<SiwxSession>
  /** Ends the session. The wallet stays connected. When the server is unreachable, it rejects and the session is kept. */
  signOut(): Promise<void>
  /** Returns whether a connected user has to sign in, by the options `required` and `getRequired`. */
  isRequired(): boolean
  /** Disconnects the wallet when signing in is required, and closes the sign-in screen otherwise. */
  cancel(): Promise<void>
}

export interface SiwxContract {
  readonly id: 'siwx'
  readonly api: SiwxApi
  readonly state: SiwxState
  readonly events: {
    /** The active account has a session: a new one, or one of an earlier visit. */
    readonly 'siwx:signed-in': { readonly session: SiwxSession }
    /** The session has ended, or its account is no longer connected. */
    readonly 'siwx:signed-out': { readonly session: SiwxSession }
    /** Signing in has failed, for example because the user declined or the server refused the signature. */
    readonly 'siwx:failed': { readonly error: unknown }
    /** `cancel` was called, by the button of the sign-in screen or by the host. */
    readonly 'siwx:cancelled': undefined
  }
  readonly views: {
    /** The sign-in screen. It opens by itself after connecting. Resolves with the session. */
    readonly SIWXSignMessage: View<undefined, SiwxSession>
    /** The same screen, under the name that earlier toolkits gave it. */
    readonly ConnectingSiwe: View<undefined, SiwxSession>
  }
}

export const siwxContract: ContractToken<SiwxContract> = /* @__PURE__ */ defineContract<SiwxContract>(
  'siwx',
  1,
)

export type SiwxContext = PluginContext<SiwxContract, SessionContract>
