import { lazy } from '@latchkey/kernel'
import { lazyConnectorMethods } from '@latchkey/session/adapter-kit'
import type { Connector, ConnectorTraits } from '@latchkey/session/contract'
import type { WalletParts } from './connector-methods'

const connectorCode = () => import('./connector-methods')

/**
 * A connector for a listed wallet. Its code is fetched when it is connected; requests always go to this wallet object.
 */
export function createConnector(traits: ConnectorTraits, parts: Omit<WalletParts, 'name'>): Connector {
  const load = lazy(async () =>
    (await connectorCode()).createConnectorMethods({ ...parts, name: traits.name }),
  )
  return { id: traits.id, traits, identity: parts.wallet, ...lazyConnectorMethods(load) }
}
