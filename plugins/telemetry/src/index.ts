export {
  type ErrorCategory,
  type TelemetryApi,
  type TelemetryContract,
  type TelemetryState,
  telemetryContract,
} from './contract'
export type { TelemetryOptions } from './options'
export { telemetry } from './plugin'
