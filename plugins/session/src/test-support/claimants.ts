// The stored connection is one to the wallet `io.example` with the account alice. A claimant is a wallet that claims to be
// `io.example`.
import type { Account } from '../contract'
import { bob, createFakeConnector, type FakeConnector, onMainnet } from './fake-connector'
import { type StartedSession, startSession } from './start-session'
import { storageOf } from './stored'

export const CLAIM = 'io.example'
export const eve: Account = { namespace: 'eip155', address: '0xE4e0000000000000000000000000000000000000' }

export const claimant = (id: string, account?: Account, parts: object = {}): FakeConnector =>
  createFakeConnector(id, {
    claimedId: CLAIM,
    reconnect: async () => account && onMainnet(account),
    connect: async () => onMainnet(account ?? bob),
    ...parts,
  })
export const second = `${CLAIM}:2`
export const visit = (...connectors: readonly FakeConnector[]): Promise<StartedSession> =>
  startSession({ connectors, storage: storageOf(CLAIM) })
export const connectedTo = ({ state }: StartedSession): unknown => {
  const connection = state().connections[CLAIM]
  return connection?.status === 'connected' && [connection.connectorId, connection.accounts[0]]
}
export const noticesOf = ({ notices }: StartedSession): readonly string[] =>
  notices.map(({ notice }) => notice.code)
