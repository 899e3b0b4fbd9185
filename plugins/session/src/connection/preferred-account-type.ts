import { ConfigurationError, type DeveloperMessages } from '@latchkey/kernel'
import type {
  AccountType,
  ByNamespace,
  ChainNamespace,
  ConnectedConnection,
  ConnectionId,
} from '../contract/account'
import { activeAccount } from '../contract/active-selectors'
import { findConnected, type SessionCore } from '../session-core'
import { accountTypesOf, firstAccountType, selectAccount, sortAccounts } from './accounts'
import { replaceConnection } from './connection-lifecycle'
import { createConnectedConnection, namespacesOf } from './connection-result'
import { setPreferredAccountType } from './session-updates'

const messages: DeveloperMessages = {
  UNKNOWN_ACCOUNT_TYPE: ({ namespace = '', type = '', types = '' }) =>
    `Accounts on ${namespace} are not of the type '${type}'. They are: ${types}.`,
}

/**
 * Stores the preferred account type of a namespace, and sorts it first in every connection. Wallets that keep the active
 * account themselves are asked first. If one of them rejects, nothing is stored.
 */
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
      messages,
    )
  for (const { id } of Object.values(core.ctx.state.get().connections))
    await preferInWallet(core, id, namespace, type)
  core.update((state) => setPreferredAccountType(state, namespace, type))
  for (const { id } of Object.values(core.ctx.state.get().connections)) {
    const connection = findConnected(core, id)
    if (!connection) continue
    const sorted = withSortedAccounts(core, connection, namespace)
    const first = activeAccount({ accounts: sorted.accounts }, namespace)
    // The selected account has another type: the new preference replaces that older choice.
    const isSuperseded = first?.type === type && activeAccount(connection, namespace)?.type !== type
    const selectedAddresses = isSuperseded ? selectAccount(sorted, first) : sorted.selectedAddresses
    replaceConnection(core, connection, createConnectedConnection(sorted, sorted, selectedAddresses))
  }
}

/**
 * Asks the wallet of a connection to make its account of this type the active one. `undefined`: the wallet is not asked,
 * because it has no such account or leaves the choice to the page.
 */
export function preferInWallet(
  core: SessionCore,
  id: ConnectionId,
  namespace: ChainNamespace,
  type: AccountType,
): Promise<void> | undefined {
  const isGranted = findConnected(core, id)?.accounts.some(
    (account) => account.namespace === namespace && account.type === type,
  )
  return isGranted ? core.liveConnectors.get(id)?.connector.preferAccountType?.(namespace, type) : undefined
}

/** Namespaces that are always in the result of `preferredAccountTypes`, whether or not they are configured. */
const defaultNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122']

/** The account type that is sorted first in each namespace: the user's choice, else the option, else the default. */
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

/** Sorts the preferred type first in one namespace. Accounts of other namespaces keep their order. */
export function withSortedAccounts(
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
