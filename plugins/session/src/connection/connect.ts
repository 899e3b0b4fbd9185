import { RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { beforeConnect, type LiveConnection } from '../contract'
import type {
  ChainNamespace,
  ConnectedConnection,
  ConnectionId,
  ConnectionResult,
  Network,
  NetworkId,
} from '../contract/account'
import { activeTarget } from '../contract/active-selectors'
import type { Connector, ConnectRequest } from '../contract/connector'
import { ConnectRefusedError, WalletNotFoundError } from '../errors'
import { switchAfterConnect } from '../network/switch-network'
import { toLiveConnection } from '../provider/provider'
import { createWalletError, DisconnectedError, toWalletError } from '../rpc/wallet-error'
import {
  acquireLock,
  type ConnectAttempt,
  findConnected,
  isReconnectPending,
  type SessionCore,
  withAddressFormatters,
} from '../session-core'
import {
  type ConnectorMatch,
  connectionIdOf,
  findConnector,
  preferredNetworkId,
} from '../wallets/find-connector'
import { commitConnection, emitNetworkChanged } from './connection-lifecycle'
import { parseConnectionResult } from './connection-result'
import { confirmAccounts } from './remembered-accounts'
import {
  activateConnection,
  addPendingConnection,
  clearPendingPairing,
  setPendingPairing,
} from './session-updates'
import { createSignIn } from './sign-in'

/** Asks a wallet to connect. A second call for the same wallet joins the attempt; a call for another one cancels it. */
export async function connect(
  core: SessionCore,
  walletId: string,
  request: Partial<ConnectRequest> = {},
): Promise<LiveConnection> {
  const match = findConnector(core, walletId, request.namespaces)
  if (!match) {
    const { namespaces } = request
    core.ctx.logger.warn('No listed wallet has this id and serves these chains.', { walletId, namespaces })
    throw new WalletNotFoundError(walletId)
  }
  if (request.signal?.aborted) throw new RequestAbortedError('connect')
  const current = core.attempt
  if (current && current.connector === match.connector && !current.lock.signal.aborted)
    return joinAttempt(current, request.signal)
  current?.lock.cancel()
  return joinAttempt(startAttempt(core, match, request), request.signal)
}

function startAttempt(
  core: SessionCore,
  match: ConnectorMatch,
  request: Partial<ConnectRequest>,
): ConnectAttempt {
  const { connector } = match
  const id = connectionIdOf(connector)
  const lock = acquireLock(core, id)
  const run = core.ctx.signal
  core.update(clearPendingPairing)
  const promise = requestConnection(core, match, request, lock.signal).finally(() => {
    lock.release()
    if (core.attempt?.lock === lock) {
      core.attempt = undefined
      // When the page is unloaded, the pending pairing stays stored, so that the next page can resume it.
      if (!run.aborted) core.update(clearPendingPairing)
    }
    reconnectIfStored(core, id)
  })
  const attempt: ConnectAttempt = { id, connector, lock, promise, callerCount: 0 }
  core.attempt = attempt
  return attempt
}

/** Reconnects a connection that another tab stored during the attempt; until now that change was ignored. */
function reconnectIfStored(core: SessionCore, id: ConnectionId): void {
  const { remembered, connections } = core.ctx.state.get()
  const entry = remembered.find(({ connectorId }) => connectorId === id)
  const isMissing = entry && !connections[id] && !isReconnectPending(core, entry)
  if (isMissing && !core.ctx.signal.aborted) core.reconnectInBackground(entry)
}

/** Waits for an attempt. When the last waiting caller aborts, the attempt is cancelled. */
async function joinAttempt(
  attempt: ConnectAttempt,
  signal: AbortSignal | undefined,
): Promise<LiveConnection> {
  attempt.callerCount += 1
  if (!signal) return attempt.promise
  const leave = (): void => {
    attempt.callerCount -= 1
    if (attempt.callerCount === 0) attempt.lock.cancel()
  }
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await untilAborted(attempt.promise, signal)
  } catch (error) {
    throw signal.aborted ? new RequestAbortedError('connect') : error
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

async function requestConnection(
  core: SessionCore,
  { walletId, connector, namespaces }: ConnectorMatch,
  { networkId, namespaces: requestedNamespaces }: Partial<ConnectRequest>,
  signal: AbortSignal,
): Promise<LiveConnection> {
  const id = connectionIdOf(connector)
  const disconnecting = core.disconnecting.get(id)
  let stopPersisting = (): void => undefined
  try {
    signal.throwIfAborted()
    // A disconnect that is still running would revoke the permission that the wallet is about to grant.
    if (disconnecting)
      await untilAborted(
        disconnecting.catch(() => undefined),
        signal,
      )
    const connected = findConnected(core, id)
    if (connected?.connectorId === connector.id && serves(connected, namespaces, networkId))
      return activateConnected(core, connected, requestedNamespaces)
    await checkGuards(core, walletId, signal)
    signal.throwIfAborted()
    core.update((state) =>
      addPendingConnection(state, { id, walletId, connectorId: connector.id, status: 'connecting' }),
    )
    stopPersisting = persistPendingPairing(core, connector)
    const requestedNetworkId = networkId ?? preferredNetworkId(core, namespaces)
    const signIn = createSignIn(core, { walletId, namespaces, networkId: requestedNetworkId, signal })
    const answer = await untilAborted(
      withAddressFormatters(core, namespaces, () =>
        connector.connect({ namespaces, networkId: requestedNetworkId, signal, ...signIn.offer }),
      ),
      signal,
    )
    const result = parseConnectionResult(answer, core.resultRules)
    const context = { phase: 'connect', wallet: connector.traits.name, cause: answer } as const
    if (result === 'no-account') throw createWalletError('NO_ACCOUNT', context)
    if (result === 'invalid') throw createWalletError('INVALID_ANSWER', context)
    await signIn.accept(connector, answer, result)
    signal.throwIfAborted()
    const before = activeTarget(core.ctx.state.get())
    // The preferred network is read again, because the user may have chosen another one meanwhile.
    const network = networkToSwitchTo(
      core,
      connector,
      result,
      networkId ?? preferredNetworkId(core, namespaces),
    )
    commitConnection(core, {
      walletId,
      connector,
      result,
      silent: false,
      requestedNamespaces,
      deferNetworkEvent: network !== undefined,
    })
    if (network && !(await switchAfterConnect(core, id, network, signal)))
      emitNetworkChanged(core, before, false)
    const connection = findConnected(core, id)
    if (!connection) throw new DisconnectedError({ phase: 'connect', wallet: connector.traits.name })
    return toLiveConnection(core, connection)
  } catch (error) {
    if (signal.aborted) throw new RequestAbortedError('connect')
    const failure = toWalletError(error, { phase: 'connect', wallet: connector.traits.name })
    core.ctx.events.emit('session:connect-failed', { walletId, error: failure })
    throw failure
  } finally {
    stopPersisting()
  }
}

/** Rejects with `ConnectRefusedError` when a guard refuses. */
async function checkGuards({ ctx }: SessionCore, walletId: string, signal: AbortSignal): Promise<void> {
  const result = await untilAborted(ctx.check(beforeConnect, { walletId }), signal)
  if (result.kind === 'refuse') throw new ConnectRefusedError(result.reason)
}

/** Whether a connection has accounts in all of these namespaces, and is on the network if one is given. */
function serves(
  { accounts, networkIds }: ConnectedConnection,
  namespaces: readonly ChainNamespace[],
  networkId: NetworkId | undefined,
): boolean {
  const hasAccounts = namespaces.every((one) => accounts.some(({ namespace }) => namespace === one))
  return hasAccounts && (networkId === undefined || Object.values(networkIds).includes(networkId))
}

function activateConnected(
  core: SessionCore,
  connection: ConnectedConnection,
  requestedNamespaces: readonly ChainNamespace[] | undefined,
): LiveConnection {
  const before = activeTarget(core.ctx.state.get())
  core.update((state) => activateConnection(state, connection, requestedNamespaces))
  confirmAccounts(core, connection.id)
  emitNetworkChanged(core, before, false)
  return toLiveConnection(core, connection)
}

/** The requested network if the wallet connected on another network of the same namespace, else `undefined`. */
function networkToSwitchTo(
  core: SessionCore,
  connector: Connector,
  { networkIds }: ConnectionResult,
  requestedId: NetworkId | undefined,
): Network | undefined {
  // A wallet that was paired over a relay has just prompted its user on the phone. A second prompt is avoided.
  if (core.options.enableNetworkSwitch === false || connector.pairing) return undefined
  const network = core.ctx.state.get().networks.find(({ id }) => id === requestedId)
  const current = network && networkIds[network.namespace]
  return current === undefined || current === requestedId ? undefined : network
}

/**
 * Stores when the pairing code of a connector expires, each time that it has a new code: a mobile browser may discard the
 * page while the user is in the wallet's app. Returns a function that unsubscribes; it does not clear the stored pairing.
 */
function persistPendingPairing(core: SessionCore, { id, pairing }: Connector): () => void {
  if (!core.persistsConnections || !pairing) return () => undefined
  const persist = (): void => {
    const now = pairing.get()
    if (now.status === 'ready')
      core.update(() => setPendingPairing({ connectorId: id, untilMs: now.expiresAtMs }))
  }
  persist()
  return pairing.subscribe(persist)
}
