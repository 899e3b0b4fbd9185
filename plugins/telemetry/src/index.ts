export {
  type ErrorCategory,
  type TelemetryApi,
  type TelemetryContract,
  type TelemetryState,
  telemetryContract,
} from './contract'
export type { TelemetryOptions } from './options'
export { telemetry } from './plugin'
export { RESTRICTED_TIME_ZONES } from './time-zones'
