import type { OnrampProvider } from '@latchkey/onramp'
import { providerMarks } from './provider-marks'
import { onrampProviderUrl } from './services'

/** The on-ramp provider of the local services. It transfers tokens on the local chains and takes no money. */
export function lanternRamp(): OnrampProvider {
  return {
    id: 'lantern',
    name: 'Lantern Ramp',
    url: onrampProviderUrl(),
    iconUrl: providerMarks.lantern,
    supports: ['eip155', 'solana'],
    feeRange: [1, 2],
    readMessage(message) {
      if (typeof message !== 'object' || message === null || Reflect.get(message, 'ramp') !== 'lantern')
        return undefined
      const status: unknown = Reflect.get(message, 'status')
      return status === 'completed' || status === 'failed' ? status : undefined
    },
  }
}
