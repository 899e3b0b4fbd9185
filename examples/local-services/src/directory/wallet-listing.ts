import type { ChainSet } from './chain-sets'

/** The listing of a wallet in the directory: a real one's public data, or an invented one. Its image is drawn here. */
export interface WalletListing {
  readonly name: string
  /** Its id in the public directory. Default: derived from the name. */
  readonly id?: string
  readonly rdns?: string
  readonly homepage?: string
  readonly mobile?: string
  readonly universal?: string
  readonly desktop?: string
  readonly webapp?: string
  /** Ids in the App Store, on Google Play and in the Chrome Web Store. */
  readonly appStoreId?: string
  readonly playStoreId?: string
  readonly chromeExtensionId?: string
  /** The property of `window.ethereum` (`isMetaMask`) that identifies the installed wallet. */
  readonly injectedFlag?: string
  readonly chains: ChainSet
  readonly certified?: boolean
  readonly hasImage?: boolean
}
