export interface TelemetryOptions {
  /** The user's decision of an earlier visit. Default: false, which sends nothing. */
  readonly consent?: boolean
  /**
   * Whether what users do is told, too: which views, wallets and features they use, and whether it worked, without
   * anything of the user. Needs the same consent. Default: false, which tells failures alone.
   */
  readonly usage?: boolean
  /**
   * URL for the POST of reports: https, or http on loopback, without query. Usage events go to `batch` in the same
   * folder. Default: `https://pulse.walletconnect.org/e`, for which `cloud` with a project id has to be in the list.
   */
  readonly endpoint?: string
  /** IANA names such as `Asia/Shanghai`, in any case, in which nothing is sent. Default: none. */
  readonly restrictedTimeZones?: readonly string[]
}
