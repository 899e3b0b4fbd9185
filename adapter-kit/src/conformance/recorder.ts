import type { Account, ConnectorListener, NetworkId } from '@latchkey/session/contract'

/** The events that a connector has reported to a listener. */
export interface Reports {
  readonly accounts: (readonly Account[])[]
  readonly networks: NetworkId[]
  readonly ends: unknown[]
}

/** Creates a listener that records all events. */
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
