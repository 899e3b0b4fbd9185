import { lazyConnector } from '@latchkey/session/adapter-kit'
import type { Connector, ConnectorTraits } from '@latchkey/session/contract'
import type { WalletParts } from './wallet-connector'

/** A listed wallet: requests go to this wallet object, whatever names say. */
export function createConnector(traits: ConnectorTraits, parts: Omit<WalletParts, 'name'>): Connector {
  return lazyConnector(traits, parts.wallet, async () =>
    (await import('./wallet-connector')).createWalletWork({ ...parts, name: traits.name }),
  )
}
