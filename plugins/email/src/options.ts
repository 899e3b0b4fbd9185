export interface EmailOptions {
  /**
   * The page on which a user turns the email wallet into one of their own, at the frame's operator: https, or http on this
   * machine. Default: `https://secure.walletconnect.org/dashboard`.
   */
  readonly upgradeUrl?: string
}
