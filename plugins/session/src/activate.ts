import { ConfigurationError, type Sentences } from '@latchkey/kernel'
import type { AccountType, ByNamespace, ChainNamespace, ConnectionId, ConnectionResult } from './account'
import { accountKinds, choiceLeft, choiceOf, inOrder, wantedKind } from './account-order'
import { activated, type Connected, connectedWith, namespacesOf } from './connection-changes'
import type { AccountSelector } from './contract'
import { AccountNotFoundError } from './errors'
import { isSameAddress } from './same-address'
import type { SessionCore } from './session-core'
import { activeAccount, activeTarget } from './state'
import { DisconnectedError } from './wallet-error'
import { connectedState, replaceConnection, tellNetwork } from './wallet-reports'

/** Makes a connection, and an account of it, the one in use. The wallet is not asked: it gave them all to this page. */
export async function activate(
  core: SessionCore,
  id: ConnectionId,
  { namespace, address }: AccountSelector = {},
): Promise<void> {
  const connection = connectedState(core, id)
  if (!connection) throw new DisconnectedError({ phase: 'request' })
  const account = connection.accounts.find(
    (one) =>
      (namespace === undefined || one.namespace === namespace) &&
      (address === undefined || isSameAddress(one.namespace, one.address, address)),
  )
  if (!account) throw new AccountNotFoundError(address ?? namespace)
  const before = activeTarget(core.ctx.state.get())
  const named = namespace === undefined && address === undefined ? undefined : [account.namespace]
  core.change((state) => activated(state, connection, named))
  if (address !== undefined) {
    // Whoever takes a smart account wants smart accounts. Other wallets stay with the account they are on.
    if (account.type) prefer(core, account.namespace, account.type)
    const sorted = inWantedOrder(core, connection, account.namespace)
    replaceConnection(core, connection, connectedWith(sorted, sorted, choiceOf(sorted, account)))
  }
  tellNetwork(core, before, false)
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
  const kinds = accountKinds(namespace)
  if (!kinds.includes(type))
    throw new ConfigurationError(
      'UNKNOWN_ACCOUNT_TYPE',
      { namespace, type, types: kinds.join(', ') },
      sentences,
    )
  prefer(core, namespace, type)
  for (const { id } of Object.values(core.ctx.state.get().connections)) {
    const connection = connectedState(core, id)
    if (!connection) continue
    const sorted = inWantedOrder(core, connection, namespace)
    const first = activeAccount({ accounts: sorted.accounts }, namespace)
    // A choice of another kind is older than this wish.
    const isOver = first?.type === type && activeAccount(connection, namespace)?.type !== type
    const selected = isOver ? choiceOf(sorted, first) : sorted.selectedAddresses
    replaceConnection(core, connection, connectedWith(sorted, sorted, selected))
  }
}

/** Those every page has a type for, configured or not. */
const usualNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122']

/** What goes first in each namespace, chosen or not. */
export function preferredAccountTypes({ ctx, options, rules }: SessionCore): ByNamespace<AccountType> {
  const chosen = ctx.state.get().preferredAccountTypes
  const namespaces = new Set([
    ...usualNamespaces,
    ...Object.keys({ ...options.defaultAccountTypes, ...chosen }),
  ])
  return Object.fromEntries([...namespaces].map((one) => [one, wantedKind(one, rules.accountType)]))
}

/** What was chosen in another tab is in use here too. Nothing is written: it is kept already. */
export function followChoices(core: SessionCore): void {
  for (const entry of core.ctx.state.get().remembered) {
    const connection = connectedState(core, entry.connectorId)
    if (!connection) continue
    // The order too, which says what kind was preferred there.
    const { accounts } = haveSame(entry, connection) ? entry : connection
    const selected = choiceLeft({ accounts, selectedAddresses: entry.selectedAddresses }, accounts)
    const now = connectedWith(connection, { ...connection, accounts }, selected)
    replaceConnection(core, connection, now, false)
  }
}

function haveSame(one: ConnectionResult, other: ConnectionResult): boolean {
  const keysOf = ({ accounts }: ConnectionResult): string =>
    JSON.stringify(accounts.map(({ namespace, address }) => `${namespace}:${address}`).sort())
  return keysOf(one) === keysOf(other)
}

function prefer(core: SessionCore, namespace: ChainNamespace, type: AccountType): void {
  core.change(({ preferredAccountTypes }) => ({
    preferredAccountTypes: { ...preferredAccountTypes, [namespace]: type },
  }))
}

/** Only there: what another chain has stays as it is. */
function inWantedOrder(core: SessionCore, connection: Connected, namespace: ChainNamespace): Connected {
  const [first, ...others] = namespacesOf(connection).flatMap((one) => {
    const own = connection.accounts.filter((account) => account.namespace === one)
    return one === namespace ? inOrder(own, core.rules.accountType) : own
  })
  if (!first) return connection
  return connectedWith(
    connection,
    { ...connection, accounts: [first, ...others] },
    connection.selectedAddresses,
  )
}
