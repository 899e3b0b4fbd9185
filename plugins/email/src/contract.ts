import type { ConnectContract } from '@latchkey/connect/contract'
import type { EmailChangeStep, EmailStep, EmbeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'

export type { EmailChangeStep, EmailStep } from '@latchkey/embedded-wallet/contract'

/** A login or a change of address that was started on this page and waits for its next step. */
export interface Waiting<Step extends EmailStep | EmailChangeStep> {
  /** The address of the login, or the new one. */
  readonly email: string
  readonly step: Step
  /** When the last step was, by the page's own time: `elapsedMs` of the clock port. */
  readonly sinceMs: number
}

export type WaitingLogin = Waiting<EmailStep>
export type WaitingChange = Waiting<EmailChangeStep>

/** Not persisted, because a reload of the page also discards what is unfinished in the frame. */
export interface EmailState {
  /** The entered texts, kept while the user goes back or closes the dialog. */
  readonly drafts: { readonly login: string; readonly change: string }
  readonly waiting?: WaitingLogin | undefined
  readonly waitingChange?: WaitingChange | undefined
  /** Link of `UpgradeEmailWallet`. Default: the page of the default operator. */
  readonly upgradeUrl: string | undefined
}

export interface EmailViews {
  /** The address field. */
  EmailLogin: View
  /** The code that was sent to the address. */
  EmailVerifyOtp: View<{ readonly email: string }>
  /** Waits until the user has opened the link in the email, then shows the field for the code. */
  EmailVerifyDevice: View<{ readonly email: string }>
  /** Changes the email address of the connected wallet. Resolves with the new address. */
  UpdateEmailWallet: View<undefined, string>
  /** The code that was sent to the present address. */
  UpdateEmailPrimaryOtp: View<{ readonly email: string; readonly newEmail: string }>
  /** The code that was sent to the new address. */
  UpdateEmailSecondaryOtp: View<{ readonly newEmail: string }>
  /** Explains how to use the wallet elsewhere, with a link. */
  UpgradeEmailWallet: View
}

export interface EmailApi {
  /**
   * Loads the code of the views ahead, for a control of the page that leads to `EmailLogin`. The frame is loaded when that
   * view opens. Never rejects.
   */
  preload(): Promise<void>
}

export interface EmailContract {
  readonly id: 'email'
  readonly api: EmailApi
  readonly state: EmailState
  readonly events: Record<never, never>
  readonly views: EmailViews
}

export const emailContract: ContractToken<EmailContract> = /* @__PURE__ */ defineContract<EmailContract>(
  'email',
  1,
)

export interface EmailOptions {
  /**
   * The operator's page on which users convert the email wallet into their own: https, or http on loopback.
   * Default: `https://secure.walletconnect.org/dashboard`.
   */
  readonly upgradeUrl?: string
}

export type EmailContext = PluginContext<
  EmailContract,
  EmbeddedWalletContract | SessionContract,
  ConnectContract
>
