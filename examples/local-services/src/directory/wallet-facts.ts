import type { ChainSet } from './chain-sets'

/** Public facts about a real wallet, or those of a made-up one. Pictures are always drawn here. */
export interface WalletFacts {
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
  readonly apple?: string
  readonly google?: string
  readonly chrome?: string
  /** The property of `window.ethereum` that identifies the installed wallet. */
  readonly flag?: string
  readonly chains: ChainSet
  readonly certified?: boolean
  readonly pictured?: boolean
}
