import type { NetworkId } from '@latchkey/session/contract'

/**
 * Unchecked links of the directory or the host to open or install a wallet. Each is checked before it is
 * rendered.
 */
export interface WalletLinks {
  readonly homepage?: string
  /** Native scheme or https: `metamask://`, `https://wallet.example`. */
  readonly mobileLink?: string
  /** https URL that the phone opens in the app (`link_mode`). */
  readonly universalLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
}

/** One wallet of the directory or of the host. */
export interface WalletEntry extends WalletLinks {
  /** The id in the directory, or one that the host has chosen. */
  readonly id: string
  readonly name: string
  /** A data URI or https address. */
  readonly iconUrl?: string
  /** The id for `CloudApi.image`. */
  readonly imageId?: string
  /** EIP-6963. */
  readonly rdns?: string
  /** CAIP-2. Missing: unknown. */
  readonly chains?: readonly NetworkId[]
  /** Properties, for instance of `window.ethereum`, by which the installed wallet is recognised. */
  readonly injected?: readonly { readonly namespace: string; readonly id: string }[]
  readonly certified?: boolean
}
