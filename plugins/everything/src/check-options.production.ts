import { ConfigurationError } from '@latchkey/kernel'
import type { EverythingOptions } from './options'

/**
 * The development build checks all names. Both builds refuse two sign-in configurations, because ignoring one
 * of them would change who may sign in.
 */
export function checkOptions({ siwx, siweConfig }: Pick<EverythingOptions, 'siwx' | 'siweConfig'>): void {
  if (siwx && siweConfig) throw new ConfigurationError('SIWX_TWO_CONFIGURATIONS')
}
