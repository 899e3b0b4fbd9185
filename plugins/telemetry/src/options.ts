export interface TelemetryOptions {
  /** What the user decided on an earlier visit. Default: false, and nothing is sent. */
  readonly consent?: boolean
  /**
   * Takes the reports as POST: https, or http on this machine, without query. Default:
   * `https://pulse.walletconnect.org/e`, for which `cloud` with a project id has to be in the list.
   */
  readonly endpoint?: string
  /** IANA names such as `Asia/Shanghai`, case does not matter. In these nothing is sent. Default: none. */
  readonly restrictedTimeZones?: readonly string[]
}
