import type { EmailStep } from '@latchkey/embedded-wallet/contract'
import { type ContractToken, defineContract, type View } from '@latchkey/kernel'

export type { EmailStep } from '@latchkey/embedded-wallet/contract'

/** A login that was begun on this page and waits for its next step. */
export interface WaitingLogin {
  readonly email: string
  readonly step: EmailStep
  /** Milliseconds since the epoch of the last step. */
  readonly sinceMs: number
}

/** Nothing of it is stored: the frame forgets an unfinished login when the page is reloaded. */
export interface EmailState {
  /** What is typed in the fields; they keep it while the user goes back or closes the dialog. */
  readonly drafts: { readonly login: string; readonly change: string }
  readonly waiting: WaitingLogin | undefined
  /** Where `UpgradeEmailWallet` leads; the default operator's page without it. */
  readonly upgradeUrl: string | undefined
}

export interface EmailViews {
  /** The address field. */
  EmailLogin: View
  /** The code that was sent to the address. */
  EmailVerifyOtp: View<{ readonly email: string }>
  /** Waits until the user has opened the link in the email, then goes on to the code by itself. */
  EmailVerifyDevice: View<{ readonly email: string }>
  /** Another address for the connected wallet. Resolves with it. */
  UpdateEmailWallet: View<undefined, string>
  /** The code that was sent to the present address. */
  UpdateEmailPrimaryOtp: View<{ readonly email: string; readonly newEmail: string }>
  /** The code that was sent to the new address. */
  UpdateEmailSecondaryOtp: View<{ readonly newEmail: string }>
  /** Says how the wallet can be used outside of pages like this one, with a link out. */
  UpgradeEmailWallet: View
}

export interface EmailApi {
  /** Loads code and frame ahead, for what leads to `EmailLogin`: pointer near it, or focus on it. Never rejects. */
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
