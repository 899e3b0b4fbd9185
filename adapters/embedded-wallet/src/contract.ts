import type { CloudContract } from '@latchkey/cloud/contract'
import { type ContractToken, defineContract, type PluginContext } from '@latchkey/kernel'
import type { ModalContract } from '@latchkey/modal/contract'
import type { AccountType, NetworkId, SessionContract } from '@latchkey/session/contract'

/** Id of the connector and of its connection: `session.connect(EMBEDDED_CONNECTOR_ID)` after a login. */
export const EMBEDDED_CONNECTOR_ID = 'embedded'

/** Minimum time between two emails with a code. */
export const CODE_PAUSE_MS = 30_000

export type SocialProvider = 'google' | 'x' | 'discord' | 'github' | 'apple' | 'facebook'

/**
 * The user's next step: open the link in an email that asks about a new device (`confirmDevice`), enter the code of an
 * email (`confirmCode`), or nothing, because the device is known (`connect`).
 */
export type EmailStep = 'verifyDevice' | 'verifyCode' | 'connect'

/**
 * The address to which the code was sent: first the current one, unless that needs no code, then the new one.
 */
export type EmailChangeStep = 'verifyPresentEmail' | 'verifyNewEmail'

/**
 * `absent`: not created. `failed`: the frame was not ready within 20 s or is blocked by a policy; the next call creates a
 * new one.
 */
export type FrameStatus = 'absent' | 'loading' | 'ready' | 'failed'

/** Who is logged in, as the frame reports it. */
export interface EmbeddedUser {
  readonly email: string | undefined
  /** The name at the provider of a social login or at Farcaster. */
  readonly username: string | undefined
  readonly accountType: Extract<AccountType, 'eoa' | 'smartAccount'>
  readonly isSmartAccountDeployed: boolean
}

/** The data of a login that is stored for the next visit. */
export interface StoredLogin {
  readonly provider: 'email' | 'farcaster' | SocialProvider
  readonly email: string | undefined
  readonly username: string | undefined
  /** The network that the wallet was on. */
  readonly networkId: NetworkId | undefined
}

/** A request that waits for the user's approval in the frame. Plain data. */
export interface PendingApproval {
  /** Id of the request, as `abortRequests` takes it. */
  readonly id: string
  readonly method: string
  /** A JSON copy of the page's params, with bigints as hex. Exactly this copy is sent. */
  readonly params: unknown
  readonly networkId: NetworkId
  /**
   * The account that signs or sends: the one in `params`, else the account that was active when the request
   * was made.
   */
  readonly address: string | undefined
  /** Milliseconds since the epoch. */
  readonly startedAtMs: number
}

/**
 * - `approved`: the user approved, and the wallet has done it.
 * - `declined`: the user rejected it.
 * - `aborted`: the user left it before deciding, or logged out. Nothing was sent.
 * - `unavailable`: the frame could not be loaded or was removed, and nothing was sent to a network.
 * - `unknown`: the frame was removed while it sent a transaction, which may have been sent.
 * - `failed`: any other failure.
 */
export type RequestOutcome = 'approved' | 'declined' | 'failed' | 'aborted' | 'unavailable' | 'unknown'

export interface EmbeddedWalletEvents {
  /**
   * A login by email or a change of address has begun and goes on with this step, also when its caller has left. `email` is
   * the address of the login, or the new one.
   */
  'embeddedWallet:email-step': { readonly email: string; readonly step: EmailStep | EmailChangeStep }
  /** What the user did with an email of a login was checked: a code, or the link for a new browser. */
  'embeddedWallet:email-checked': { readonly what: 'code' | 'device'; readonly isAccepted: boolean }
  /** A method that the wallet does not allow. It was not sent. */
  'embeddedWallet:request-refused': { readonly method: string }
  /** A request was removed from `state.approvals`, with its outcome. */
  'embeddedWallet:request-done': {
    readonly id: string
    readonly method: string
    readonly outcome: RequestOutcome
    readonly networkId: NetworkId
    /** The account that signs or sends, as in `PendingApproval`. */
    readonly address: string | undefined
    /** Id of the transaction that was sent: its hash on EVM, its signature in base58 on Solana. */
    readonly hash?: string
    /** Id of the batch that was sent. The wallet has its outcome (`wallet_getCallsStatus`). */
    readonly batchId?: string
  }
}

export interface EmbeddedWalletState {
  readonly frame: FrameStatus
  /** Whether no login can be offered, because the page has no project id. Known when every plugin has started. */
  readonly isUnavailable?: boolean
  /** Set by a login. Removed by a sign-out, and when the frame reports that no user is logged in. Stored. */
  readonly login?: StoredLogin | undefined
  /** The connected user; `undefined` while not connected. */
  readonly user?: EmbeddedUser | undefined
  /**
   * Whether the user has signed out and the frame has not confirmed it. The next frame then signs out first.
   * Stored.
   */
  readonly isSignOutOwed?: boolean | undefined
  /** Milliseconds since the epoch of the last email with a code; removed by a login. Stored. */
  readonly codeSentAtMs?: number | undefined
  /** Networks on which the wallet has a smart account. */
  readonly smartAccountNetworkIds: readonly NetworkId[]
  /** Requests that wait for the user's approval, oldest first. The frame shows the first one. */
  readonly approvals: readonly PendingApproval[]
  /**
   * The height in px that the frame says its card for the first of `approvals` needs, 1 to 2,000; `undefined` until it has,
   * as older ones do not.
   */
  readonly frameHeight?: number | undefined
}

/**
 * Login by email. Every method loads the frame when it is not there, and rejects with
 * - `FrameUnavailableError` (`FRAME_LOAD_FAILED`): the frame was not ready within 20 s,
 * - `PageNotAllowedError` (`FRAME_PAGE_NOT_ALLOWED`): the project does not allow this page,
 * - `FrameTimeoutError` (`FRAME_REQUEST_TIMEOUT`): the frame did not reply within 30 s,
 * - `FrameRefusedError` (`FRAME_REFUSED`): the frame replied with an error, whose text is the message: a wrong code,
 * - the signal's reason.
 * What begins a login also rejects with `ConnectRefusedError` (`CONNECT_REFUSED`) when a guard of session's `beforeConnect`
 * refused; nothing was sent then.
 */
export interface EmailLogin {
  /**
   * Sends an email with a code, unless the device is known. Also to send another code. Concurrent calls with the same address
   * share one email. It counts also when the signal aborts after the frame was asked: `embeddedWallet:email-step` has its
   * step then.
   * @throws `EmailInvalidError`, and `CodePauseError` in the 30 s after the last code (`details.seconds`); neither reaches
   * the frame
   */
  start(email: string, signal?: AbortSignal): Promise<EmailStep>
  /** Resolves when the user has opened the link of the email; a code was sent then. */
  confirmDevice(signal?: AbortSignal): Promise<void>
  /** @param code six digits */
  confirmCode(code: string, signal?: AbortSignal): Promise<void>
}

/** Changes the email address of the user. Rejects as `EmailLogin` does. */
export interface EmailChange {
  /** Sends a code. At most one in 30 s, as for a login. */
  start(newEmail: string, signal?: AbortSignal): Promise<EmailChangeStep>
  /** Confirms the present address with the code sent to it. Then a code is sent to the new address. */
  confirmPresentEmail(code: string, signal?: AbortSignal): Promise<void>
  /** Confirms the new address with the code sent to it. Resolves with that address, which is then in `state` as well. */
  confirmNewEmail(code: string, signal?: AbortSignal): Promise<string>
}

/** Login with the account of another provider. Rejects as `EmailLogin` does. */
export interface SocialLogin {
  /** Origin of the page that posts `{ resultUri }` to the opener of the popup: the frame's. No other result is genuine. */
  readonly resultOrigin: string
  /** Resolves with the provider's login page, to open in a popup: an https URL, or http on localhost. */
  redirectUrl(provider: SocialProvider, signal?: AbortSignal): Promise<string>
  /** @param resultUrl the URL to which the provider redirected the popup or the page */
  finish(provider: SocialProvider, resultUrl: string, signal?: AbortSignal): Promise<void>
  /** Resolves with the URL of the login request in the Farcaster app, for a QR code or a link. */
  farcasterUrl(signal?: AbortSignal): Promise<string>
  /** Resolves with the user's name once the request was accepted in the app. One call at a time reaches the frame. */
  finishFarcaster(signal?: AbortSignal): Promise<string>
}

/** A login ends the connection of the previous user. Connect the wallet after it. */
export interface LoginApi {
  readonly email: EmailLogin
  readonly emailChange: EmailChange
  readonly social: SocialLogin
}

export interface EmbeddedWalletApi {
  /** Loads code and frame ahead, once the user has turned to a login. Never rejects. */
  preload(): Promise<void>
  /**
   * The steps of a login; loads their code, not the frame. Rejects when the code cannot be loaded.
   * @example const { email } = await latchkey.plugins.embeddedWallet.login()
   */
  login(): Promise<LoginApi>
  /** Changes the active account of the connection. Rejects as `EmailLogin` does. */
  setAccountType(type: EmbeddedUser['accountType']): Promise<void>
  /**
   * Declines requests of `state.approvals` for a user who has left them. They reject with `USER_REJECTED` (4001 at an EIP-1193
   * provider): at once if the frame was not given them yet, else when the frame has confirmed that it signs and sends
   * nothing. One that sends a transaction rejects with `RequestOutcomeUnknownError` if the frame does not say within a minute,
   * and resolves if the user has approved it before. All other requests continue. Resolves without waiting for any of that.
   * @param ids default: all of them
   */
  abortRequests(ids?: readonly string[]): Promise<void>
  /** Restarts the frame, which ends an unfinished login. */
  reload(): Promise<void>
}

export interface EmbeddedWalletContract {
  readonly id: 'embeddedWallet'
  readonly api: EmbeddedWalletApi
  readonly state: EmbeddedWalletState
  readonly events: EmbeddedWalletEvents
  readonly views: Record<never, never>
}

export const embeddedWalletContract: ContractToken<EmbeddedWalletContract> =
  /* @__PURE__ */ defineContract<EmbeddedWalletContract>('embeddedWallet', 1)

export interface EmbeddedWalletOptions {
  /** Project id at the operator of the frame. Default: that of the plugin `cloud`. */
  readonly projectId?: string
  /** The page in the frame: https, or http on localhost. Messages are accepted from its origin only. */
  readonly frameUrl?: string
  /** The wallet's name in lists. Default: `Email wallet`. */
  readonly name?: string
  /** Announces the wallet to other libraries of the page by EIP-6963. Default: false. */
  readonly announceEIP6963?: boolean
}

/** The plugin's context, where the dialog and the directory may be missing. */
export type EmbeddedWalletContext = PluginContext<
  EmbeddedWalletContract,
  SessionContract,
  CloudContract | ModalContract
>
