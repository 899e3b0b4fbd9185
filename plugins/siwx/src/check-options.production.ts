import { ConfigurationError } from '@latchkey/kernel'
import type { SiwxOptions } from './options'

/** Throws where `siweConfig` stands beside other options: one of the two would be ignored, with its rules on who may sign in. */
export function checkOptions({ siweConfig, ...others }: SiwxOptions): void {
  if (siweConfig && Object.keys(others).length > 0)
    throw new ConfigurationError('SIWX_TWO_CONFIGURATIONS', {}, {})
}

/** Names and values are compared in the development build. */
export const optionChecks: { readonly checkOptions: typeof checkOptions } = { checkOptions }
