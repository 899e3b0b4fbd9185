import type { NetworkId } from '@latchkey/session/contract'

/** Where a wallet can be opened or installed. As the directory or the host gives them: each is checked again before it becomes a link. */
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

/** One wallet of a list: from the directory, or the host's own. */
export interface WalletEntry extends WalletLinks {
  /** Directory id, or the host's. */
  readonly id: string
  readonly name: string
  /** A data URI or https address. */
  readonly iconUrl?: string
  /** For `CloudApi.image`. */
  readonly imageId?: string
  /** EIP-6963. */
  readonly rdns?: string
  /** CAIP-2. Missing: unknown. */
  readonly chains?: readonly NetworkId[]
  /** Properties of `window.ethereum` and the like that show that it is installed. */
  readonly injected?: readonly { readonly namespace: string; readonly id: string }[]
  readonly certified?: boolean
}
