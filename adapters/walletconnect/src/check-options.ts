import { ConfigurationError } from '@latchkey/kernel'
import type { WalletConnectOptions } from './options'
import { isRelayUrl } from './relay-url'

/** The production build refuses what is not safe; the development build checks every value. */
export function checkOptions({ relayUrl }: WalletConnectOptions): void {
  if (relayUrl !== undefined && !isRelayUrl(relayUrl)) throw new ConfigurationError('INVALID_RELAY_URL')
}
