import type { ConnectionId, WalletInfo } from './account'
import type { SessionState } from './session-state'

/** Who a visitor is connected with: what the wallet says of itself, else the name and picture it is listed with. */
export function connectedWallet(state: SessionState, id: ConnectionId | undefined): WalletInfo | undefined {
  const connection = state.connections[id ?? '']
  if (connection?.status === 'connected' && connection.wallet) return connection.wallet
  // A row has another id once a better way to the wallet has appeared.
  return state.wallets.find(
    (row) =>
      row.id === connection?.walletId || row.connectors.some(({ id }) => id === connection?.connectorId),
  )
}
