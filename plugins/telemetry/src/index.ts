export type { TelemetryOptions } from './contract'
export {
  type ErrorCategory,
  type TelemetryApi,
  type TelemetryContract,
  type TelemetryState,
  telemetryContract,
} from './contract'
export { telemetry } from './plugin'
export { RESTRICTED_TIME_ZONES } from './time-zones'
