export type { TelemetryOptions } from './contract'
export {
  type ErrorCategory,
  type TelemetryApi,
  type TelemetryContract,
  type TelemetryState,
  telemetryContract,
} from './contract'
export { RESTRICTED_TIME_ZONES, telemetry } from './plugin'
