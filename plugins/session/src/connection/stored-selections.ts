import { findConnected, type SessionCore } from '../session-core'
import { haveSameAccounts, inOrderOf, remainingSelection } from './accounts'
import { replaceConnection } from './connection-lifecycle'
import { createConnectedConnection } from './connection-result'

/** Applies the accounts that another tab has selected and stored. Writes nothing to storage. */
export function applyStoredSelections(core: SessionCore): void {
  for (const entry of core.ctx.state.get().remembered) {
    const connection = findConnected(core, entry.connectorId)
    if (!connection) continue
    // Uses the order of the other tab, which has sorted the preferred account type first.
    const accounts = haveSameAccounts(entry, connection) ? inOrderOf(entry, connection) : connection.accounts
    const { selectedAddresses } = entry
    const remaining = remainingSelection({ accounts, selectedAddresses }, accounts)
    const now = createConnectedConnection(connection, { ...connection, accounts }, remaining)
    replaceConnection(core, connection, now, 'nothing')
  }
}
