import type { AccountSelector } from '../contract'
import type { Account, ConnectedConnection, ConnectionId } from '../contract/account'
import { activeTarget } from '../contract/active-selectors'
import { AccountNotFoundError } from '../errors'
import { isSameAddress } from '../network/same-address'
import { DisconnectedError } from '../rpc/wallet-error'
import { findConnected, type SessionCore } from '../session-core'
import { selectAccount } from './accounts'
import { emitNetworkChanged, replaceConnection } from './connection-lifecycle'
import { createConnectedConnection } from './connection-result'
import { preferInWallet, withSortedAccounts } from './preferred-account-type'
import { activateConnection, setPreferredAccountType } from './reducer'
import { confirmAccounts } from './remembered-accounts'

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
