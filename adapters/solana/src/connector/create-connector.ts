import { lazy } from '@latchkey/kernel'
import { lazyConnectorMethods } from '@latchkey/session/adapter-kit'
import type { Connector, ConnectorTraits } from '@latchkey/session/contract'
import type { WalletParts } from './wallet-connector'

/** A listed wallet: who it is, and the way to what it does. Requests go to this wallet object, whatever names say. */
export function createConnector(traits: ConnectorTraits, parts: Omit<WalletParts, 'name'>): Connector {
  const load = lazy(async () =>
    (await import('./wallet-connector')).createWalletMethods({ ...parts, name: traits.name }),
  )
  return { id: traits.id, traits, identity: parts.wallet, ...lazyConnectorMethods(load) }
}
