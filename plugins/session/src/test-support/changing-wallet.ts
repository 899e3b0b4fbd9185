import type { Account, ConnectionResult } from '../contract'
import { alice, bob, createFakeConnector, type FakeConnector } from './fake-connector'
import { adapter, type StartedSession } from './start-session'

export const sol: Account = { namespace: 'solana', address: 'So1anaAccount11111111111111111111' }
export const carol: Account = { namespace: 'eip155', address: '0xCa40100000000000000000000000000000000000' }
export const smart: Account = { ...bob, type: 'smartAccount' }
export const plain: Account = { ...alice, type: 'eoa' }
export const adapters = [
  adapter('eip155', ['eip155:1', 'eip155:8453']),
  adapter('solana', ['solana:main', 'solana:dev']),
]
export const both: ConnectionResult = {
  accounts: [alice, bob, sol],
  networkIds: { eip155: 'eip155:1', solana: 'solana:main' },
}

export interface ChangingWallet extends FakeConnector {
  /** The user grants other accounts in the wallet, which emits `accountsChanged`. */
  changeTo(result: ConnectionResult): void
}

/** A fake connector of a wallet whose granted accounts the test can change. */
export function createChangingWallet(id: string, first: ConnectionResult): ChangingWallet {
  let now = first
  const connector = createFakeConnector(id, {
    traits: { namespaces: Object.keys(first.networkIds) },
    connect: async () => now,
    reconnect: async () => now,
    request: async ({ method }) =>
      method === 'eth_accounts' ? now.accounts.map(({ address }) => address.toLowerCase()) : '0x',
  })
  return Object.assign(connector, {
    changeTo(result: ConnectionResult) {
      now = result
      connector.emit((listener) => listener.accountsChanged(result.accounts))
    },
  })
}

export const activeAddress = ({ api }: StartedSession, namespace = 'eip155'): string | undefined =>
  api.active(namespace)?.account.address
