import type { ConnectorRequest } from '../contract'
import type { SessionOptions } from '../options'
import { alice, bob, createFakeConnector, type FakeConnectorParts } from './fake-connector'
import { type StartedSession, startSession } from './start-session'

/** An address that the wallet has not granted. */
export const stranger = '0x5Ea1ed0000000000000000000000000000000000'

export interface TwoAccounts extends StartedSession {
  /** The requests that the wallet received. */
  readonly sent: readonly Pick<ConnectorRequest, 'method' | 'params' | 'networkId' | 'address'>[]
  /** Sends a request through the connection's provider. */
  ask(method: string, params?: unknown): Promise<unknown>
}

/** Starts a session whose wallet has granted alice and bob on eip155:1; bob is the active account. */
export async function openTwoAccounts(
  options: SessionOptions = {},
  parts: FakeConnectorParts = {},
): Promise<TwoAccounts> {
  const sent: ConnectorRequest[] = []
  const wallet = createFakeConnector('wallet', {
    connect: async () => ({ accounts: [alice, bob], networkIds: { eip155: 'eip155:1' } }),
    reconnect: async () => ({ accounts: [alice, bob], networkIds: { eip155: 'eip155:1' } }),
    request: async (request) => {
      sent.push(request)
      return 'done'
    },
    ...parts,
  })
  const session = await startSession({ connectors: [wallet], options })
  const { id, provider } = await session.api.connect('wallet')
  await session.api.activate(id, { address: bob.address })
  return { ...session, sent, ask: (method, params) => provider.request({ method, params }) }
}
