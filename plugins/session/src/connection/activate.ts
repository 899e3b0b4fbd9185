import { ConfigurationError, type Sentences } from '@latchkey/kernel'
import type { AccountSelector } from '../contract'
import type {
  AccountType,
  ByNamespace,
  ChainNamespace,
  ConnectionId,
  ConnectionResult,
} from '../contract/account'
import { activeAccount, activeTarget } from '../contract/active-selectors'
import { AccountNotFoundError } from '../errors'
import { DisconnectedError } from '../rpc/wallet-error'
import type { SessionCore } from '../session-core'
import { accountTypesOf, firstAccountType, remainingSelection, selectAccount, sortAccounts } from './accounts'
import { emitNetworkChanged, findConnected, replaceConnection } from './apply-wallet-events'
import {
  activateConnection,
  type ConnectedConnection,
  createConnectedConnection,
  namespacesOf,
} from './reducer'
import { isSameAddress } from './same-address'

/** Makes a connection, and an account of it, the one in use. The wallet is not asked: it gave them all to this page. */
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
  const named = namespace === undefined && address === undefined ? undefined : [account.namespace]
  core.update((state) => activateConnection(state, connection, named))
  if (address !== undefined) {
    // Whoever takes a smart account wants smart accounts. Other wallets stay with the account they are on.
    if (account.type) storePreferredAccountType(core, account.namespace, account.type)
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

/** Remembers which kind of account goes first, and puts it first in what is connected. */
export async function preferAccountType(
  core: SessionCore,
  namespace: ChainNamespace,
  type: AccountType,
): Promise<void> {
  const kinds = accountTypesOf(namespace)
  if (!kinds.includes(type))
    throw new ConfigurationError(
      'UNKNOWN_ACCOUNT_TYPE',
      { namespace, type, types: kinds.join(', ') },
      sentences,
    )
  storePreferredAccountType(core, namespace, type)
  for (const { id } of Object.values(core.ctx.state.get().connections)) {
    const connection = findConnected(core, id)
    if (!connection) continue
    const sorted = withSortedAccounts(core, connection, namespace)
    const first = activeAccount({ accounts: sorted.accounts }, namespace)
    // A choice of another kind is older than this wish.
    const isSuperseded = first?.type === type && activeAccount(connection, namespace)?.type !== type
    const selected = isSuperseded ? selectAccount(sorted, first) : sorted.selectedAddresses
    replaceConnection(core, connection, createConnectedConnection(sorted, sorted, selected))
  }
}

/** Those every page has a type for, configured or not. */
const defaultNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122']

/** What goes first in each namespace, chosen or not. */
export function preferredAccountTypes({
  ctx,
  options,
  resultRules: rules,
}: SessionCore): ByNamespace<AccountType> {
  const chosen = ctx.state.get().preferredAccountTypes
  const namespaces = new Set([
    ...defaultNamespaces,
    ...Object.keys({ ...options.defaultAccountTypes, ...chosen }),
  ])
  return Object.fromEntries(
    [...namespaces].map((one) => [one, firstAccountType(one, rules.preferredAccountType)]),
  )
}

/** What was chosen in another tab is in use here too. Nothing is written: it is kept already. */
export function applyStoredSelections(core: SessionCore): void {
  for (const entry of core.ctx.state.get().remembered) {
    const connection = findConnected(core, entry.connectorId)
    if (!connection) continue
    // The order too, which says what kind was preferred there.
    const { accounts } = haveSameAccounts(entry, connection) ? entry : connection
    const selected = remainingSelection({ accounts, selectedAddresses: entry.selectedAddresses }, accounts)
    const now = createConnectedConnection(connection, { ...connection, accounts }, selected)
    replaceConnection(core, connection, now, false)
  }
}

function haveSameAccounts(one: ConnectionResult, other: ConnectionResult): boolean {
  const keysOf = ({ accounts }: ConnectionResult): string =>
    JSON.stringify(accounts.map(({ namespace, address }) => `${namespace}:${address}`).sort())
  return keysOf(one) === keysOf(other)
}

function storePreferredAccountType(core: SessionCore, namespace: ChainNamespace, type: AccountType): void {
  core.update(({ preferredAccountTypes }) => ({
    preferredAccountTypes: { ...preferredAccountTypes, [namespace]: type },
  }))
}

/** Only there: what another chain has stays as it is. */
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
