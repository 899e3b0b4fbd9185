import type {
  ChainNamespace,
  ConnectionId,
  ConnectionResult,
  RememberedConnection,
} from '../contract/account'
import { activeAccount, activeTarget } from '../contract/active-selectors'
import type { Connector, ConnectorListener } from '../contract/connector'
import { OTHER_ACCOUNT } from '../labels'
import { emitProvidersConnected } from '../provider/emit-provider-events'
import type { SessionCore } from '../session-core'
import { connectionIdOf, sharesRememberedAccount } from '../wallets/claimants'
import { remainingSelection } from './accounts'
import { reformatAccounts } from './address-formatting'
import {
  applyAccounts,
  applyConnectionResult,
  applyNetwork,
  emitNetworkChanged,
  endConnection,
  findConnected,
} from './apply-wallet-events'
import { parseConnectionResult } from './connection-result'
import { cancelPendingReconnect, reconnectOnNewClaimant } from './pending-reconnects'
import {
  addConnectedConnection,
  type ConnectedConnection,
  createConnectedConnection,
  toRememberedConnection,
} from './reducer'

export interface ConnectionCommit {
  readonly walletId: string
  readonly connector: Connector
  readonly result: ConnectionResult
  /** It came back by itself. */
  readonly silent: boolean
  /** How it was on the last visit. */
  readonly remembered?: RememberedConnection
  /** Asked for by name. */
  readonly requestedNamespaces?: readonly ChainNamespace[] | undefined
  /** It is asked for another network at once: where it ends is told then. */
  readonly deferNetworkEvent?: boolean
}

/** A wallet is connected: state, events, and an ear for what it says next. */
export function commitConnection(core: SessionCore, commit: ConnectionCommit): void {
  const {
    walletId,
    connector,
    result,
    silent,
    requestedNamespaces: wanted,
    deferNetworkEvent: isMoving = false,
  } = commit
  const { ctx, persistsConnections: keep } = core
  const id = connectionIdOf(connector)
  const was = findConnected(core, id)
  const before = commit.remembered ? reformatAccounts(core, commit.remembered) : was
  const selected = before && remainingSelection(before, result.accounts)
  const target = activeTarget(ctx.state.get())
  // A visitor who chose a wallet does not expect one that was forgotten to come back beside it.
  for (const [watched, { storedEntry: stored }] of core.pendingReconnects)
    if (watched === id || (!silent && stored === undefined)) cancelPendingReconnect(core, watched)
  const connection = createConnectedConnection({ id, walletId, connectorId: connector.id }, result, selected)
  core.update((state) => addConnectedConnection(state, connection, { silent, keep, wanted }))
  subscribeToWallet(core, connector)
  emitProvidersConnected(core, was, connection)
  const account = activeAccount(connection, result.accounts[0].namespace) ?? result.accounts[0]
  ctx.events.emit('session:connected', { connectionId: id, walletId, account, silent })
  if (commit.remembered) notifyOtherAccount(core, commit.remembered, connection, connector)
  if (!isMoving) emitNetworkChanged(core, target, silent)
}

/** Where a wallet reconnected with another account than the remembered ones, nobody is left to find that out. */
function notifyOtherAccount(
  core: SessionCore,
  before: RememberedConnection,
  connection: ConnectedConnection,
  connector: Connector,
): void {
  if (sharesRememberedAccount(connection, before)) return
  const [account] = connection.accounts
  const { name } = connector.traits
  // A word joiner: a line may end at an ellipsis, and this is read as one.
  const address = `${account.address.slice(0, 4)}…\u2060${account.address.slice(-6)}`
  const signal = core.liveConnectors.get(connection.id)?.connectionAbort.signal
  core.ctx.events.emit('session:account-changed', { connectionId: connection.id, account })
  core.ctx.notify({
    surface: 'alert',
    variant: 'warning',
    code: 'OTHER_ACCOUNT',
    text: (t) => t('session.other-account', OTHER_ACCOUNT, { name, address }),
    ...(signal ? { signal } : {}),
  })
  reconnectOnNewClaimant(core, before, connector)
}

/**
 * Listens to a connected wallet for the rest of the run, instead of whatever listened before. What the same wallet is
 * being asked goes on: it may still sign, and nobody may be told that it does not.
 */
export function subscribeToWallet(core: SessionCore, connector: Connector): void {
  const id = connectionIdOf(connector)
  const before = core.liveConnectors.get(id)
  const isSame = before?.connector === connector
  before?.listenerAbort.abort()
  if (!isSame) before?.connectionAbort.abort()
  const end = isSame ? before.connectionAbort : new AbortController()
  const ear = new AbortController()
  core.liveConnectors.set(id, { connector, connectionAbort: end, listenerAbort: ear })
  const signal = AbortSignal.any([end.signal, ear.signal, core.ctx.signal])
  try {
    connector.subscribe(createConnectorListener(core, id, signal), signal)
  } catch (error) {
    // It works without events; it only says less.
    core.ctx.report(error)
  }
}

function createConnectorListener(
  core: SessionCore,
  id: ConnectionId,
  signal: AbortSignal,
): ConnectorListener {
  /** Wallets also call after the signal, and with anything at all. */
  const whileConnected =
    <Argument>(run: (argument: Argument) => void) =>
    (argument: Argument): void => {
      if (!signal.aborted) run(argument)
    }
  const onPermissionWithdrawn = (): void => {
    const connection = findConnected(core, id)
    endConnection(core, id, 'wallet', false)
    // Withdrawn or only locked? The silent way back finds out, and waits for an account.
    if (connection) core.reconnectInBackground(toRememberedConnection(connection))
  }
  return {
    accountsChanged: whileConnected((accounts) => {
      if (!applyAccounts(core, id, accounts)) onPermissionWithdrawn()
    }),
    networkChanged: whileConnected((networkId) => applyNetwork(core, id, networkId)),
    sessionChanged: whileConnected((answer) => {
      const result = parseConnectionResult(answer, core.resultRules)
      if (result === 'no-account') onPermissionWithdrawn()
      else if (result !== 'invalid') applyConnectionResult(core, id, result)
    }),
    disconnected: whileConnected(() => endConnection(core, id, 'wallet', true)),
  }
}
