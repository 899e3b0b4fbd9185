import type { EmailStep } from '@latchkey/embedded-wallet/contract'
import { type ContractToken, defineContract, type View } from '@latchkey/kernel'

export type { EmailStep } from '@latchkey/embedded-wallet/contract'

/** A login that was started on this page and waits for its next step. */
export interface WaitingLogin {
  readonly email: string
  readonly step: EmailStep
  /** Milliseconds since the epoch of the last step. */
  readonly sinceMs: number
}

/** Not persisted, because a reload of the page also discards the frame's unfinished login. */
export interface EmailState {
  /** The entered texts, kept while the user goes back or closes the dialog. */
  readonly drafts: { readonly login: string; readonly change: string }
  readonly waiting?: WaitingLogin | undefined
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
