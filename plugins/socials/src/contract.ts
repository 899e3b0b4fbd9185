import type { SocialProvider } from '@latchkey/embedded-wallet/contract'
import { type ContractToken, defineContract, type View } from '@latchkey/kernel'

/** A social login: a provider with a login page, or Farcaster, which is confirmed in its app. */
export type SocialMethod = SocialProvider | 'farcaster'

/** A login that left the page, in a Telegram mini app. */
export interface LeftLogin {
  readonly provider: SocialProvider
  readonly startedAtMs: number
  /** Whether the user had agreed to the page's terms: the page that is back begins without that. */
  readonly hasConsent: boolean
}

export interface SocialsState {
  /** What is offered, in order; `undefined`: all in the default order. */
  readonly providers: readonly SocialMethod[] | undefined
  /** Persisted. */
  readonly lastUsed: SocialMethod | undefined
  /** Persisted; it is removed when the page is back. */
  readonly left: LeftLogin | undefined
}

export interface SocialsViews {
  /** All that are offered. */
  ConnectSocials: View
  /**
   * Logs in at a provider. `popup`: the window that the tap opened; `null` where the browser blocked it. Without it the view
   * offers a button that opens one.
   */
  ConnectingSocial: View<{ readonly provider: SocialProvider; readonly popup?: Window | null }>
  /** Logs in by a code that is scanned, or on a phone by a link. */
  ConnectingFarcaster: View
}

export interface SocialsApi {
  /**
   * Begins a login. Call it in the task of the tap: it opens the popup, which browsers block otherwise, and the view.
   * @example button.addEventListener('click', () => latchkey.plugins.socials.open('google'))
   */
  open(method: SocialMethod): void
}

export interface SocialsContract {
  readonly id: 'socials'
  readonly api: SocialsApi
  readonly state: SocialsState
  readonly events: Record<never, never>
  readonly views: SocialsViews
}

export const socialsContract: ContractToken<SocialsContract> =
  /* @__PURE__ */ defineContract<SocialsContract>('socials', 1)
