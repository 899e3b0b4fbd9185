import { ConfigurationError } from '@latchkey/kernel'
import type { SiwxOptions } from './options'

/**
 * Throws a `ConfigurationError` when `siweConfig` is given together with other options. Otherwise one of the two would be
 * ignored silently, together with its rules on who may sign in.
 */
export function checkOptions(options: SiwxOptions): void {
  if (options.siweConfig && Object.keys(options).length > 1)
    throw new ConfigurationError('SIWX_TWO_CONFIGURATIONS')
}

/** The production build does not check the names and types of options. */
export const optionChecks: { readonly checkOptions: typeof checkOptions } = { checkOptions }
