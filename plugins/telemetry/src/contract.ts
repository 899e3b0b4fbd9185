import { type Awaitable, type ContractToken, defineContract } from '@latchkey/kernel'

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

/** The service's categories of errors. */
export type ErrorCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

export interface TelemetryState {
  /** Whether the user has agreed to reports. */
  readonly consent: boolean
}

export interface TelemetryApi {
  /**
   * Sets whether the user consents. A withdrawal takes effect at once: reports in preparation are dropped,
   * requests are aborted. Nothing is stored; the host stores the decision.
   */
  setConsent(consent: boolean): void
  /**
   * Runs code of the host and reports its errors.
   * @param category default: `INTERNAL_SDK_ERROR`
   * @throws what `run` throws: an error of Latchkey as it is, any other as the cause of a `WrappedError` with
   * the category
   * @example const quote = await latchkey.plugins.telemetry.wrap(() => fetchQuote(), 'API_ERROR')
   */
  wrap<Value>(run: () => Awaitable<Value>, category?: ErrorCategory): Promise<Value>
}

export interface TelemetryContract {
  readonly id: 'telemetry'
  readonly api: TelemetryApi
  readonly state: TelemetryState
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const telemetryContract: ContractToken<TelemetryContract> =
  /* @__PURE__ */ defineContract<TelemetryContract>('telemetry', 1)
