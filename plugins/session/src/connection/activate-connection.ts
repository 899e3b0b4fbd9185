import type { AccountSelector } from '../contract'
import { type Account, type ConnectedConnection, type ConnectionId, isSameAddress } from '../contract/account'
import { activeTarget } from '../contract/active-selectors'
import { AccountNotFoundError } from '../errors'
import { DisconnectedError } from '../rpc/wallet-error'
import { findConnected, type SessionCore } from '../session-core'
import { haveSameAccounts, inOrderOf, remainingSelection, selectAccount } from './accounts'
import { emitNetworkChanged, replaceConnection } from './connection-lifecycle'
import { createConnectedConnection } from './connection-result'
import { preferInWallet, withSortedAccounts } from './preferred-account-type'
import { confirmAccounts } from './remembered-accounts'
import { activateConnection, setPreferredAccountType } from './session-updates'

/**
 * Makes a connection, or one of its accounts, the active one. Calls only a wallet that keeps the active account itself; other
 * wallets have granted all of these accounts. Rejects with `DisconnectedError`, `AccountNotFoundError` or that wallet's error.
 */
export async function activate(
  core: SessionCore,
  id: ConnectionId,
  selector: AccountSelector = {},
): Promise<void> {
  const { namespace, address } = selector
  const asked = findGranted(core, id, selector).account
  if (address !== undefined && asked.type) {
    const answer = preferInWallet(core, id, asked.namespace, asked.type)
    if (answer) await answer
  }
  // The wallet may have changed the connection.
  const { connection, account } = findGranted(core, id, selector)
  const before = activeTarget(core.ctx.state.get())
  const namespaces = namespace === undefined && address === undefined ? undefined : [account.namespace]
  core.update((state) => activateConnection(state, connection, namespaces))
  if (address !== undefined) {
    confirmAccounts(core, id)
    // Selecting an account also makes its type the preferred one. Other connections keep their active account.
    if (account.type) {
      const { namespace: itsNamespace, type } = account
      core.update((state) => setPreferredAccountType(state, itsNamespace, type))
    }
    const sorted = withSortedAccounts(core, connection, account.namespace)
    replaceConnection(
      core,
      connection,
      createConnectedConnection(sorted, sorted, selectAccount(sorted, account)),
    )
  }
  emitNetworkChanged(core, before, false)
}

/** The connection, and its account that is meant. Throws `DisconnectedError` or `AccountNotFoundError`. */
function findGranted(
  core: SessionCore,
  id: ConnectionId,
  { namespace, address }: AccountSelector,
): { readonly connection: ConnectedConnection; readonly account: Account } {
  const connection = findConnected(core, id)
  if (!connection) throw new DisconnectedError({ phase: 'request' })
  const account = connection.accounts.find(
    (one) =>
      (namespace === undefined || one.namespace === namespace) &&
      (address === undefined || isSameAddress(one.namespace, one.address, address)),
  )
  if (!account) throw new AccountNotFoundError(address ?? namespace)
  return { connection, account }
}

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
