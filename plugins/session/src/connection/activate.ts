import { ConfigurationError, type Sentences } from '@latchkey/kernel'
import type { AccountSelector } from '../contract'
import type {
  AccountType,
  ByNamespace,
  ChainNamespace,
  ConnectedConnection,
  ConnectionId,
  ConnectionResult,
} from '../contract/account'
import { activeAccount, activeTarget } from '../contract/active-selectors'
import { AccountNotFoundError } from '../errors'
import { DisconnectedError } from '../rpc/wallet-error'
import { findConnected, type SessionCore } from '../session-core'
import {
  accountTypesOf,
  firstAccountType,
  isSameAddress,
  remainingSelection,
  selectAccount,
  sortAccounts,
} from './accounts'
import { emitNetworkChanged, replaceConnection } from './connection-lifecycle'
import {
  activateConnection,
  createConnectedConnection,
  namespacesOf,
  setPreferredAccountType,
} from './reducer'

/** Makes a connection, and an account of it, active. The wallet is not asked: it has granted all of its accounts. */
export async function activate(
  core: SessionCore,
  id: ConnectionId,
  { namespace, address }: AccountSelector = {},
): Promise<void> {
  const connection = findConnected(core, id)
  if (!connection) throw new DisconnectedError({ phase: 'request' })
  const account = connection.accounts.find(
    (one) =>
      (namespace === undefined || one.namespace === namespace) &&
      (address === undefined || isSameAddress(one.namespace, one.address, address)),
  )
  if (!account) throw new AccountNotFoundError(address ?? namespace)
  const before = activeTarget(core.ctx.state.get())
  const namespaces = namespace === undefined && address === undefined ? undefined : [account.namespace]
  core.update((state) => activateConnection(state, connection, namespaces))
  if (address !== undefined) {
    // Choosing a smart account prefers smart accounts from now on. Other wallets keep their active account.
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

const sentences: Sentences = {
  UNKNOWN_ACCOUNT_TYPE: ({ namespace = '', type = '', types = '' }) =>
    `Accounts on ${namespace} are not of the type '${type}'. They are: ${types}.`,
}

/** Stores which type of account goes first in a namespace, and puts it first in every connection. */
export async function preferAccountType(
  core: SessionCore,
  namespace: ChainNamespace,
  type: AccountType,
): Promise<void> {
  const types = accountTypesOf(namespace)
  if (!types.includes(type))
    throw new ConfigurationError(
      'UNKNOWN_ACCOUNT_TYPE',
      { namespace, type, types: types.join(', ') },
      sentences,
    )
  core.update((state) => setPreferredAccountType(state, namespace, type))
  for (const { id } of Object.values(core.ctx.state.get().connections)) {
    const connection = findConnected(core, id)
    if (!connection) continue
    const sorted = withSortedAccounts(core, connection, namespace)
    const first = activeAccount({ accounts: sorted.accounts }, namespace)
    // A selected account of another type was selected before.
    const isSuperseded = first?.type === type && activeAccount(connection, namespace)?.type !== type
    const selectedAddresses = isSuperseded ? selectAccount(sorted, first) : sorted.selectedAddresses
    replaceConnection(core, connection, createConnectedConnection(sorted, sorted, selectedAddresses))
  }
}

/** Every page has a preferred type for these, configured or not. */
const defaultNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122']

/** The type that goes first in each namespace: the chosen one, else the default. */
export function preferredAccountTypes({ ctx, options, resultRules }: SessionCore): ByNamespace<AccountType> {
  const chosen = ctx.state.get().preferredAccountTypes
  const namespaces = new Set([
    ...defaultNamespaces,
    ...Object.keys({ ...options.defaultAccountTypes, ...chosen }),
  ])
  return Object.fromEntries(
    [...namespaces].map((one) => [one, firstAccountType(one, resultRules.preferredAccountType)]),
  )
}

/** Selects the accounts that another tab selected. Nothing is stored: the other tab has stored it. */
export function applyStoredSelections(core: SessionCore): void {
  for (const entry of core.ctx.state.get().remembered) {
    const connection = findConnected(core, entry.connectorId)
    if (!connection) continue
    // In the order of the other tab, which has its preferred type first.
    const { accounts } = haveSameAccounts(entry, connection) ? entry : connection
    const { selectedAddresses } = entry
    const remaining = remainingSelection({ accounts, selectedAddresses }, accounts)
    const now = createConnectedConnection(connection, { ...connection, accounts }, remaining)
    replaceConnection(core, connection, now, false)
  }
}

function haveSameAccounts(one: ConnectionResult, other: ConnectionResult): boolean {
  const keysOf = ({ accounts }: ConnectionResult): string =>
    JSON.stringify(accounts.map(({ namespace, address }) => `${namespace}:${address}`).sort())
  return keysOf(one) === keysOf(other)
}

/** Sorts the accounts of one namespace; those of others keep their order. */
function withSortedAccounts(
  core: SessionCore,
  connection: ConnectedConnection,
  namespace: ChainNamespace,
): ConnectedConnection {
  const [first, ...others] = namespacesOf(connection).flatMap((one) => {
    const own = connection.accounts.filter((account) => account.namespace === one)
    return one === namespace ? sortAccounts(own, core.resultRules.preferredAccountType) : own
  })
  if (!first) return connection
  return createConnectedConnection(
    connection,
    { ...connection, accounts: [first, ...others] },
    connection.selectedAddresses,
  )
}
