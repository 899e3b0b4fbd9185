import type { ChainSet } from './chain-sets'

/** What is publicly known of a wallet, or made up for one that does not exist. Pictures are never theirs. */
export interface WalletFacts {
  readonly name: string
  /** Of the public directory; made from the name where it is not known. */
  readonly id?: string
  readonly rdns?: string
  readonly homepage?: string
  readonly mobile?: string
  readonly universal?: string
  readonly desktop?: string
  readonly webapp?: string
  /** The number in Apple's store, the package in Google's, the extension in Chrome's. */
  readonly apple?: string
  readonly google?: string
  readonly chrome?: string
  /** A property of `window.ethereum` that shows that it is installed. */
  readonly flag?: string
  readonly chains: ChainSet
  readonly certified?: boolean
  readonly pictured?: boolean
}
