import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { Cacao, NetworkId } from '@latchkey/session/contract'

/** What was signed, for sessions that this page keeps itself. */
export interface SessionProof {
  /** Exactly what the wallet signed. */
  readonly text: string
  /** Hex with `0x` on EVM, base58 on Solana. */
  readonly signature: string
  /** CAIP-74, where the wallet signed while it was paired. */
  readonly cacao?: Cacao
}

/** A user who has signed in. Times are RFC 3339. */
export interface SiwxSession {
  readonly accountAddress: string
  /** CAIP-2: the network that the signed message names. */
  readonly networkId: NetworkId
  readonly issuedAt?: string
  readonly notBefore?: string
  readonly expirationTime?: string
  /** Absent where a server has the session. */
  readonly proof?: SessionProof
}

/** The account that may sign in. */
export interface SignInAccountState {
  readonly accountAddress: string
  readonly networkId: NetworkId
}

/**
 * `disconnected`: no account that could sign in is connected. `checking`: a session is looked for. `signing`: the wallet is
 * asked, or what it signed is verified.
 */
export type SignInState =
  | { readonly status: 'disconnected' }
  | ({ readonly status: 'checking' | 'signed-out' | 'signing' } & SignInAccountState)
  | { readonly status: 'signed-in'; readonly session: SiwxSession }

export interface SiwxState {
  /** Whether the active account has signed in, with its session if so. */
  readonly signIn: SignInState
  /** The latest session, stored for the next visit and for other tabs. Its signature has to be verified before use. */
  readonly stored: SiwxSession | undefined
  /** The session has ended on this page, but the server has not confirmed it. The request is repeated until it does. */
  readonly isSignOutOwed: boolean
}

export interface SiwxApi {
  /** The session of the active account; `undefined` when there is none, or when it has expired. */
  session(): SiwxSession | undefined
  /**
   * Resolves with the session: at once when there is one, else the dialog asks the user. Without a connected wallet,
   * connecting comes first. Rejects with `VIEW_DISMISSED` when the user closes the dialog, and with `SIWX_DISABLED`.
   * @example const { accountAddress, networkId } = await latchkey.plugins.siwx.signIn()
   */
  signIn(): Promise<SiwxSession>
  /**
   * Asks the wallet without the dialog, once at a time. Rejects with `SIWX_NO_ACCOUNT`, `SIWX_DECLINED`,
   * `SIWX_SMART_ACCOUNT`, `SIWX_REFUSED`, or with the error of the wallet or of the server.
   */
  sign(): Promise<SiwxSession>
  /** Ends the session; the wallet stays connected. Rejects when the server cannot be reached: the session is then kept. */
  signOut(): Promise<void>
  /** Whether a connected user has to sign in, as the options say now. */
  isRequired(): boolean
  /** What the button `sign-in-cancel` does: disconnects where signing in is required, else closes the dialog. */
  cancel(): Promise<void>
}

export interface SiwxContract {
  readonly id: 'siwx'
  readonly api: SiwxApi
  readonly state: SiwxState
  readonly events: {
    /** The active account has a session, also one of an earlier visit. */
    readonly 'siwx:signed-in': { readonly session: SiwxSession }
    /** The session has ended, or its account is not connected any more. */
    readonly 'siwx:signed-out': { readonly session: SiwxSession }
    /** The user, the wallet or the server has refused. */
    readonly 'siwx:failed': { readonly error: unknown }
    /** The user has pressed the button `sign-in-cancel`. */
    readonly 'siwx:cancelled': undefined
  }
  readonly views: {
    /** Asks the user to sign. Opens by itself after connecting. */
    readonly SIWXSignMessage: View<undefined, SiwxSession>
    /** The same screen under the name that `siweConfig` had for it. */
    readonly ConnectingSiwe: View<undefined, SiwxSession>
  }
}

export const siwxContract: ContractToken<SiwxContract> = /* @__PURE__ */ defineContract<SiwxContract>(
  'siwx',
  1,
)
