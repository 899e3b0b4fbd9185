import { ConfigurationError, isWebUrl, type Sentences } from '@latchkey/kernel'
import type { TelemetryOptions } from './options'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
const knownOptions: readonly (keyof TelemetryOptions & string)[] = [
  'consent',
  'endpoint',
  'restrictedTimeZones',
]

const sentences: Sentences = {
  INVALID_TELEMETRY_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of telemetry() must be ${expected}.`,
}

function need(option: string, isRight: boolean, expected: string): void {
  if (!isRight) throw new ConfigurationError('INVALID_TELEMETRY_OPTION', { option, expected }, sentences)
}

/** Throws a `ConfigurationError` that names the first wrong option. */
function checkOptions({ consent, endpoint, restrictedTimeZones }: TelemetryOptions): void {
  need(
    'consent',
    consent === undefined || typeof consent === 'boolean',
    'true or false: what the user decided',
  )
  need(
    'endpoint',
    endpoint === undefined || (isWebUrl(endpoint) && !/[?#]/.test(endpoint)),
    'an address that starts with https://, or with http:// on this machine, without query and fragment',
  )
  need(
    'restrictedTimeZones',
    restrictedTimeZones === undefined ||
      (Array.isArray(restrictedTimeZones) && restrictedTimeZones.every((zone) => typeof zone === 'string')),
    "a list of names such as ['Asia/Shanghai']",
  )
}

export const optionChecks: {
  readonly knownOptions: typeof knownOptions
  readonly checkOptions: typeof checkOptions
} = { knownOptions, checkOptions }
