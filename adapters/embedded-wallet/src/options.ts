export interface EmbeddedWalletOptions {
  /** Project id at the operator of the frame. Default: that of the plugin `cloud`. */
  readonly projectId?: string
  /** The page in the frame: https, or http on localhost. Messages are accepted from its origin only. */
  readonly frameUrl?: string
  /** The wallet's name in lists. Default: `Email wallet`. */
  readonly name?: string
  /** Announces the wallet to other libraries of the page by EIP-6963. Default: false. */
  readonly announceEIP6963?: boolean
}
