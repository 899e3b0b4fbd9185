export interface EmailOptions {
  /**
   * The operator's page on which users convert the email wallet into their own: https, or http on loopback.
   * Default: `https://secure.walletconnect.org/dashboard`.
   */
  readonly upgradeUrl?: string
}
