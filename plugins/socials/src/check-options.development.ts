import {
  ConfigurationError,
  type DeveloperMessages,
  type EventNames,
  type OptionChecks,
} from '@latchkey/kernel'
import type { SocialsContract, SocialsOptions } from './contract'
import { socialMethods } from './providers'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
const knownOptions: readonly (keyof SocialsOptions & string)[] = ['providers']

const messages: DeveloperMessages = {
  INVALID_SOCIAL_PROVIDERS: ({ known = '' }) =>
    `The option 'providers' of socials() must be an array of ${known}, each at most once.`,
}

/** Throws a `ConfigurationError` for an unknown or duplicate provider. */
function checkOptions({ providers }: SocialsOptions): void {
  if (providers === undefined) return
  const isValid =
    Array.isArray(providers) &&
    new Set(providers).size === providers.length &&
    providers.every((one) => socialMethods.includes(one))
  if (!isValid)
    throw new ConfigurationError('INVALID_SOCIAL_PROVIDERS', { known: socialMethods.join(', ') }, messages)
}

const knownEvents: EventNames<SocialsContract> = {
  'socials:login-step': true,
}

export const optionChecks: OptionChecks<SocialsOptions, SocialsContract> = {
  knownOptions,
  knownEvents,
  checkOptions,
}
