export interface EmbeddedWalletOptions {
  /** Of the frame's operator. Default: the one of `cloud`. */
  readonly projectId?: string
  /** The page in the frame: https, or http on this machine. Its origin is the only one that is believed. */
  readonly frameUrl?: string
  /** How the wallet is called in lists. Default: `Email wallet`. */
  readonly name?: string
}
