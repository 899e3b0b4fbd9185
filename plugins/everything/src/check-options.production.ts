import { ConfigurationError } from '@latchkey/kernel'
import type { EverythingOptions } from './options'

/** Names are compared in the development build. Of two configurations one would be ignored, and with it who may sign in. */
export function checkOptions({ siwx, siweConfig }: Pick<EverythingOptions, 'siwx' | 'siweConfig'>): void {
  if (siwx && siweConfig) throw new ConfigurationError('SIWX_TWO_CONFIGURATIONS')
}
