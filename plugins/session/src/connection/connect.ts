import { RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { LiveConnection } from '../contract'
import type { ChainNamespace, NetworkId } from '../contract/account'
import { activeTarget } from '../contract/active-selectors'
import type { ConnectRequest } from '../contract/connector'
import { WalletNotFoundError } from '../errors'
import { networkToSwitchTo, switchAfterConnect } from '../network/switch-network'
import { toLiveConnection } from '../provider/get-provider'
import { createWalletError, DisconnectedError, toWalletError } from '../rpc/wallet-error'
import type { ConnectAttempt, SessionCore } from '../session-core'
import { connectionIdOf } from '../wallets/claimants'
import { type ConnectorMatch, findConnector, preferredNetworkId } from '../wallets/find-connector'
import { withAddressFormatters } from './address-formatting'
import { emitNetworkChanged, findConnected } from './apply-wallet-events'
import { commitConnection } from './connection-lifecycle'
import { acquireLock } from './connection-lock'
import { parseConnectionResult } from './connection-result'
import { clearPendingPairing, persistPendingPairing } from './pending-pairing'
import { serializeRemembered } from './pending-reconnects'
import { activateConnection, addPendingConnection, type ConnectedConnection } from './reducer'

/** Asks a wallet. Asking the same one again shares the answer; asking another drops the first. */
export async function connect(
  core: SessionCore,
  walletId: string,
  request: Partial<ConnectRequest> = {},
): Promise<LiveConnection> {
  const way = findConnector(core, walletId, request.namespaces)
  if (!way) throw new WalletNotFoundError(walletId)
  if (request.signal?.aborted) throw new RequestAbortedError('connect')
  const current = core.attempt
  if (current && current.connector === way.connector && !current.lock.signal.aborted)
    return join(current, request.signal)
  current?.lock.cancel()
  return join(begin(core, way, request), request.signal)
}

function begin(core: SessionCore, way: ConnectorMatch, request: Partial<ConnectRequest>): ConnectAttempt {
  const { connector } = way
  const id = connectionIdOf(connector)
  const turn = acquireLock(core, id)
  const run = core.ctx.signal
  clearPendingPairing(core)
  const promise = ask(core, way, request, turn.signal).finally(() => {
    turn.release()
    if (core.attempt?.lock === turn) {
      core.attempt = undefined
      // A page that goes away ends nothing: the next one takes it up.
      if (!run.aborted) clearPendingPairing(core)
    }
    // Nobody followed the other tabs meanwhile.
    const { remembered, connections } = core.ctx.state.get()
    const entry = remembered.find(({ connectorId }) => connectorId === id)
    const knows = entry && core.pendingReconnects.get(id)?.storedEntry === serializeRemembered(entry)
    if (entry && !connections[id] && !knows && !core.ctx.signal.aborted) core.reconnectInBackground(entry)
  })
  const begun: ConnectAttempt = { id, connector, lock: turn, promise, callerCount: 0 }
  core.attempt = begun
  return begun
}

/** The attempt goes on while anybody waits for it. */
async function join(begun: ConnectAttempt, signal: AbortSignal | undefined): Promise<LiveConnection> {
  begun.callerCount += 1
  if (!signal) return begun.promise
  const leave = (): void => {
    begun.callerCount -= 1
    if (begun.callerCount === 0) begun.lock.cancel()
  }
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await untilAborted(begun.promise, signal)
  } catch (error) {
    throw signal.aborted ? new RequestAbortedError('connect') : error
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

async function ask(
  core: SessionCore,
  { walletId, connector, namespaces }: ConnectorMatch,
  { networkId, namespaces: named }: Partial<ConnectRequest>,
  signal: AbortSignal,
): Promise<LiveConnection> {
  const id = connectionIdOf(connector)
  const leaving = core.disconnecting.get(id)
  let stopKeeping = (): void => undefined
  try {
    signal.throwIfAborted()
    // Else the wallet would take back the permission that it is about to give.
    if (leaving)
      await untilAborted(
        leaving.catch(() => undefined),
        signal,
      )
    const already = findConnected(core, id)
    if (already?.connectorId === connector.id && serves(already, namespaces, networkId))
      return activate(core, already, named)
    core.update((state) =>
      addPendingConnection(state, { id, walletId, connectorId: connector.id, status: 'connecting' }),
    )
    stopKeeping = persistPendingPairing(core, connector)
    const wanted = networkId ?? preferredNetworkId(core, namespaces)
    const answer = await untilAborted(
      withAddressFormatters(core, namespaces, () =>
        connector.connect({ namespaces, networkId: wanted, signal }),
      ),
      signal,
    )
    const result = parseConnectionResult(answer, core.resultRules)
    const context = { phase: 'connect', wallet: connector.traits.name, cause: answer } as const
    if (result === 'no-account') throw createWalletError('NO_ACCOUNT', context)
    if (result === 'invalid') throw createWalletError('INVALID_ANSWER', context)
    const before = activeTarget(core.ctx.state.get())
    // The newest choice: it may have been made while the wallet was asked.
    const chosen = networkToSwitchTo(
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
      requestedNamespaces: named,
      deferNetworkEvent: chosen !== undefined,
    })
    if (chosen && !(await switchAfterConnect(core, id, chosen, signal)))
      emitNetworkChanged(core, before, false)
    const connection = findConnected(core, id)
    if (!connection) throw new DisconnectedError({ phase: 'connect', wallet: connector.traits.name })
    return toLiveConnection(core, connection)
  } catch (error) {
    if (signal.aborted) throw new RequestAbortedError('connect')
    throw toWalletError(error, { phase: 'connect', wallet: connector.traits.name })
  } finally {
    stopKeeping()
  }
}

function serves(
  { accounts, networkIds }: ConnectedConnection,
  namespaces: readonly string[],
  networkId: NetworkId | undefined,
): boolean {
  const has = namespaces.every((one) => accounts.some(({ namespace }) => namespace === one))
  return has && (networkId === undefined || Object.values(networkIds).includes(networkId))
}

function activate(
  core: SessionCore,
  connection: ConnectedConnection,
  named: readonly ChainNamespace[] | undefined,
): LiveConnection {
  const target = activeTarget(core.ctx.state.get())
  core.update((state) => activateConnection(state, connection, named))
  emitNetworkChanged(core, target, false)
  return toLiveConnection(core, connection)
}
