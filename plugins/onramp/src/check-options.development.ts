import {
  ConfigurationError,
  type DeveloperMessages,
  type EventNames,
  isWebUrl,
  type OptionChecks,
} from '@latchkey/kernel'
import type { OnrampContract, OnrampOptions } from './contract'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
const knownOptions: readonly (keyof OnrampOptions & string)[] = ['providers']

const messages: DeveloperMessages = {
  INVALID_ONRAMP_PROVIDERS: () =>
    "The option 'providers' of onramp() must be an array of providers with an 'id' of its own, a 'name', a 'url' (an https URL, or http on localhost), an array 'supports' and a 'feeRange' of two numbers.",
}

/** Throws a `ConfigurationError` for an incomplete or duplicate provider. */
function checkOptions({ providers }: OnrampOptions): void {
  if (providers === undefined) return
  const isValid =
    Array.isArray(providers) &&
    new Set(providers.map(({ id }) => id)).size === providers.length &&
    providers.every(
      ({ id, name, url, supports, feeRange }) =>
        [id, name].every((text) => typeof text === 'string' && text !== '') &&
        isWebUrl(url) &&
        Array.isArray(supports) &&
        Array.isArray(feeRange) &&
        feeRange.length === 2 &&
        feeRange.every((percent) => Number.isFinite(percent)),
    )
  if (!isValid) throw new ConfigurationError('INVALID_ONRAMP_PROVIDERS', {}, messages)
}

const knownEvents: EventNames<OnrampContract> = {
  'onramp:started': true,
  'onramp:arrived': true,
}

export const optionChecks: OptionChecks<OnrampOptions, OnrampContract> = {
  knownOptions,
  knownEvents,
  checkOptions,
}
