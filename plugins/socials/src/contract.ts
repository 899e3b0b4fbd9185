import type { ConnectContract } from '@latchkey/connect/contract'
import type { EmbeddedWalletContract, SocialProvider } from '@latchkey/embedded-wallet/contract'
import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { Popup } from '@latchkey/kernel/web'
import type { SessionContract } from '@latchkey/session/contract'

/** A social login: a provider with a login page, or Farcaster, which is confirmed in its app. */
export type SocialMethod = SocialProvider | 'farcaster'

/** A login that left the page, in a Telegram mini app. */
export interface LeftLogin {
  readonly provider: SocialProvider
  readonly startedAtMs: number
  /** Whether the user had agreed to the page's terms, which the reloaded page does not know. */
  readonly hasConsent: boolean
}

export interface SocialsState {
  /** The offered providers in order; `undefined`: all in the default order. */
  readonly providers: readonly SocialMethod[] | undefined
  /** Persisted. */
  readonly lastUsed?: SocialMethod | undefined
  /** Persisted. Removed when the page is back. */
  readonly left?: LeftLogin | undefined
}

export interface SocialsViews {
  /** The list of all offered providers. */
  ConnectSocials: View
  /**
   * Logs in at a provider. `popup`: the window that the click opened; `null` if the browser blocked it.
   * Without a popup the view has a button that opens one.
   */
  ConnectingSocial: View<{ readonly provider: SocialProvider; readonly popup?: Popup | null }>
  /** Logs in by a QR code, or on a phone by a link. */
  ConnectingFarcaster: View
}

export interface SocialsApi {
  /**
   * Begins a login: opens the popup and the view. Call it in the task of a click, because browsers block
   * popups otherwise.
   * @example button.addEventListener('click', () => latchkey.plugins.socials.open('google'))
   */
  open(method: SocialMethod): void
}

export interface SocialsEvents {
  /**
   * How a login with a provider goes on: `returned` with the provider's result, `cancelled` by the user at the provider,
   * `failed` for any other reason. Not when the user leaves the view.
   */
  'socials:login-step': {
    readonly provider: SocialProvider
    readonly step: 'returned' | 'cancelled' | 'failed'
  }
}

export interface SocialsContract {
  readonly id: 'socials'
  readonly api: SocialsApi
  readonly state: SocialsState
  readonly events: SocialsEvents
  readonly views: SocialsViews
}

export const socialsContract: ContractToken<SocialsContract> =
  /* @__PURE__ */ defineContract<SocialsContract>('socials', 1)

export interface SocialsOptions {
  /**
   * The offered providers, in order. Default: google, x, discord, farcaster, github, apple, facebook.
   * Telegram mini apps omit those that do not work there.
   */
  readonly providers?: readonly SocialMethod[]
}

export type SocialsContext = PluginContext<
  SocialsContract,
  EmbeddedWalletContract | SessionContract,
  ConnectContract
>
