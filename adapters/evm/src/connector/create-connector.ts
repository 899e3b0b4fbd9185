import type { Clock } from '@latchkey/kernel'
import { lazyConnector } from '@latchkey/session/adapter-kit'
import type { Connector, ConnectorTraits } from '@latchkey/session/contract'
import type { WalletProvider } from './wallet-provider'

/** A listed wallet: requests go to this provider object, whatever names say. */
export function createConnector(traits: ConnectorTraits, provider: WalletProvider, clock: Clock): Connector {
  return lazyConnector(traits, provider, async () =>
    (await import('./wallet-connector')).createWalletWork(provider, clock),
  )
}
