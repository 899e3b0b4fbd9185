import { ConfigurationError, isWebUrl } from '@latchkey/kernel'
import type { TelemetryOptions } from './options'

/** The production build refuses an unsafe endpoint by code; the development build checks every value. */
function checkOptions({ endpoint }: TelemetryOptions): void {
  if (endpoint !== undefined && !isWebUrl(endpoint)) throw new ConfigurationError('INVALID_TELEMETRY_OPTION')
}

export const optionChecks: { readonly checkOptions: typeof checkOptions } = { checkOptions }
