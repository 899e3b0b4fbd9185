import { ConfigurationError, type DeveloperMessages, isWebUrl, type OptionChecks } from '@latchkey/kernel'
import type { TelemetryContract, TelemetryOptions } from './contract'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
const knownOptions: readonly (keyof TelemetryOptions & string)[] = [
  'consent',
  'endpoint',
  'restrictedTimeZones',
  'usage',
]

const messages: DeveloperMessages = {
  INVALID_TELEMETRY_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of telemetry() must be ${expected}.`,
}

function checkOption(isValid: boolean, option: string, expected: string): void {
  if (!isValid) throw new ConfigurationError('INVALID_TELEMETRY_OPTION', { option, expected }, messages)
}

/** Throws a `ConfigurationError` that names the first wrong option. */
function checkOptions({ consent, endpoint, restrictedTimeZones, usage }: TelemetryOptions): void {
  checkOption(
    consent === undefined || typeof consent === 'boolean',
    'consent',
    'true or false: what the user decided',
  )
  checkOption(
    endpoint === undefined || (isWebUrl(endpoint) && !/[?#]/.test(endpoint)),
    'endpoint',
    'a URL that starts with https://, or with http:// on localhost, without query and fragment',
  )
  checkOption(
    restrictedTimeZones === undefined ||
      (Array.isArray(restrictedTimeZones) && restrictedTimeZones.every((zone) => typeof zone === 'string')),
    'restrictedTimeZones',
    "an array of names such as ['Asia/Shanghai']",
  )
  checkOption(usage === undefined || typeof usage === 'boolean', 'usage', 'true or false')
}

export const optionChecks: OptionChecks<TelemetryOptions, TelemetryContract> = {
  knownOptions,
  knownEvents: {},
  checkOptions,
}
