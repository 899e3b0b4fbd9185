import { type Clock, lazy } from '@latchkey/kernel'
import { lazyConnectorMethods } from '@latchkey/session/adapter-kit'
import type { Connector, ConnectorTraits } from '@latchkey/session/contract'
import type { UntrustedProvider } from './untrusted-provider'

/** The code of a connection, with the list of its methods: both are needed once a wallet is connected. */
export const connectorCode = (): Promise<typeof import('./connector-methods')> =>
  import('./connector-methods')

/** A listed wallet. Its code is fetched when it is connected; requests always go to this provider object. */
export function createConnector(
  traits: ConnectorTraits,
  provider: UntrustedProvider,
  clock: Clock,
): Connector {
  const load = lazy(async () => (await connectorCode()).createConnectorMethods(provider, clock))
  return { id: traits.id, traits, identity: provider, ...lazyConnectorMethods(load) }
}
