import { ConfigurationError } from '@latchkey/kernel'

/** Names are compared in the development build. A page that asks for a sign-in must not go without it. */
export function checkOptions(options: object): void {
  if ('siwx' in options || 'siweConfig' in options) throw new ConfigurationError('UNKNOWN_OPTION')
}
