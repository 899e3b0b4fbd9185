import type { Account, NetworkId } from '../contract/account'
import type { ConnectorListener } from '../contract/connector'

/** Everything a connector reported. */
export interface Reports {
  readonly accounts: (readonly Account[])[]
  readonly networks: NetworkId[]
  readonly ends: unknown[]
}

export function createRecorder(): { readonly observer: ConnectorListener; readonly reports: Reports } {
  const reports: Reports = { accounts: [], networks: [], ends: [] }
  return {
    reports,
    observer: {
      accountsChanged: (accounts) => void reports.accounts.push(accounts),
      networkChanged: (networkId) => void reports.networks.push(networkId),
      disconnected: (reason) => void reports.ends.push(reason),
    },
  }
}
