export interface TelemetryOptions {
  /** The user's decision of an earlier visit. Default: false, which sends nothing. */
  readonly consent?: boolean
  /**
   * URL for the POST of reports: https, or http on loopback, without query. Default:
   * `https://pulse.walletconnect.org/e`, for which `cloud` with a project id has to be in the list.
   */
  readonly endpoint?: string
  /** IANA names such as `Asia/Shanghai`, in any case, in which nothing is sent. Default: none. */
  readonly restrictedTimeZones?: readonly string[]
}
