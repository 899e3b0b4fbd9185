import { RequestAbortedError } from '@latchkey/kernel'
import { anySignal, untilAborted } from '@latchkey/kernel/async'
import { applyNetwork, emitNetworkChanged } from '../connection/connection-lifecycle'
import { parseConnectionResult } from '../connection/connection-result'
import { setPreferredNetwork } from '../connection/session-updates'
import type { NetworkInput } from '../contract'
import type { ChainNamespace, ConnectionId, Network } from '../contract/account'
import { activeConnection, activeTarget } from '../contract/active-selectors'
import { NetworkNotFoundError, NetworkSwitchDisabledError } from '../errors'
import { NOT_SWITCHED } from '../labels'
import { DisconnectedError, SwitchChainError, toWalletError } from '../rpc/wallet-error'
import {
  findConnected,
  type LiveConnector,
  type PendingSwitch,
  promiseTry,
  RECONNECT_TIMEOUT_MS,
  type SessionCore,
  startDeadline,
} from '../session-core'
import { networkIdOf } from './to-network-id'

/** A wallet that has reported the requested network has this long to respond to the request too. */
const REPORTED_RESPONSE_MS = 1_000

/**
 * Asks the wallet to switch and resolves once it is on the network; without a connection, only stores the network for the
 * next connect. Rejects as `SessionApi.switchNetwork` says.
 */
export async function switchNetwork(core: SessionCore, input: NetworkInput): Promise<void> {
  const { ctx } = core
  const state = ctx.state.get()
  const networkId = networkIdOf(input, state.networks)
  const network = state.networks.find(({ id }) => id === networkId)
  if (!network || networkId === undefined) {
    const error = new NetworkNotFoundError(networkId ?? input)
    ctx.logger.warn('This network is not configured.', error.details)
    ctx.notify({
      surface: 'alert',
      variant: 'error',
      code: 'NETWORK_NOT_FOUND',
      text: (t) => t('error.NETWORK_NOT_FOUND', 'Network not found'),
    })
    throw error
  }
  if (core.options.enableNetworkSwitch === false) throw new NetworkSwitchDisabledError()
  const { namespace } = network
  const connection = activeConnection(state, namespace)
  const live = connection && core.liveConnectors.get(connection.id)
  if (live && connection?.status === 'connected' && connection.networkIds[namespace] !== networkId)
    await requestSwitch(core, connection.id, live, network)
  const before = activeTarget(ctx.state.get())
  core.update((now) => setPreferredNetwork(now, namespace, networkId))
  emitNetworkChanged(core, before, false)
}

/**
 * Asks a wallet that has just connected to switch. Resolves with false if it stays on its network; it stays connected, and
 * the user gets a notice. Rejects if the signal aborts or the connection ends.
 */
export async function switchAfterConnect(
  core: SessionCore,
  id: ConnectionId,
  network: Network,
  signal: AbortSignal,
): Promise<boolean> {
  const live = core.liveConnectors.get(id)
  if (!live) return false
  try {
    await untilAborted(requestSwitch(core, id, live, network), signal)
    return true
  } catch (error) {
    if (signal.aborted || live.connectionAbort.signal.aborted) throw error
    core.ctx.logger.debug('A wallet did not switch its network.', { id, error })
    core.ctx.notify({
      surface: 'banner',
      variant: 'info',
      code: 'NETWORK_NOT_SWITCHED',
      text: (t) => t('session.not-switched', NOT_SWITCHED, { network: network.name }),
    })
    return false
  }
}

/** Asks a wallet to switch. A second call for the same network joins the pending switch; one for another aborts it. */
function requestSwitch(
  core: SessionCore,
  id: ConnectionId,
  live: LiveConnector,
  network: Network,
): Promise<void> {
  const key = pendingSwitchKey(id, network)
  const pending = core.pendingSwitches.get(key)
  if (pending?.networkId === network.id && pending.promise) return pending.promise
  pending?.abort.abort(new RequestAbortedError('switchNetwork'))
  const own: PendingSwitch = { networkId: network.id, promise: undefined, abort: new AbortController() }
  core.pendingSwitches.set(key, own)
  own.promise = performSwitch(core, id, live, network, own)
  return own.promise
}

async function performSwitch(
  core: SessionCore,
  id: ConnectionId,
  live: LiveConnector,
  network: Network,
  own: PendingSwitch,
): Promise<void> {
  const { connector, connectionAbort } = live
  const key = pendingSwitchKey(id, network)
  const isNewest = (): boolean => core.pendingSwitches.get(key) === own
  const context = { phase: 'switch', wallet: connector.traits.name } as const
  const signal = anySignal([connectionAbort.signal, core.ctx.signal])
  try {
    if (!connector.switchNetwork) throw new SwitchChainError(context)
    const switchSignal = anySignal([signal, own.abort.signal])
    const asked = promiseTry(async () => connector.switchNetwork?.(network, switchSignal))
    const done = Promise.race([asked, untilReported(core, id, live, network, switchSignal)])
    await untilAborted(done, switchSignal)
    // A successful request does not prove that the wallet has switched: its network is read, unless it has reported this one.
    if (!isOnNetwork(core, id, network)) await refreshNetwork(core, id, live, network.namespace)
    // A newer switch has replaced this one.
    if (!isNewest()) throw new RequestAbortedError('switchNetwork')
    if (!isOnNetwork(core, id, network)) throw new SwitchChainError(context)
  } catch (error) {
    // The wallet has reported the requested network, but the request failed. Its network is read to find out where it is.
    if (isNewest() && !signal.aborted && isOnNetwork(core, id, network)) {
      await refreshNetwork(core, id, live, network.namespace)
      if (isOnNetwork(core, id, network)) return
    }
    if (signal.aborted) throw new DisconnectedError(context)
    throw toWalletError(error, context)
  } finally {
    if (isNewest()) core.pendingSwitches.delete(key)
    // A connector that still waits sends nothing more.
    own.abort.abort(new RequestAbortedError('switchNetwork'))
  }
}

/** Resolves when the wallet is on the network by its own report, because some never respond to the request. */
async function untilReported(
  core: SessionCore,
  id: ConnectionId,
  live: LiveConnector,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  const isThere = (): boolean => isOnNetwork(core, id, network)
  while (!signal.aborted) {
    await new Promise<void>((resolve) => {
      const look = (): void => void (isThere() && resolve())
      signal.addEventListener('abort', core.ctx.state.subscribe(look), { once: true })
      look()
    })
    await core.ctx.clock.wait(REPORTED_RESPONSE_MS, signal)
    // What the wallet responds counts more than its event.
    if (isThere()) await refreshNetwork(core, id, live, network.namespace)
    if (isThere()) return
  }
}

/** Switches are pending per connection and namespace, because a wallet has one network in each namespace. */
const pendingSwitchKey = (id: ConnectionId, { namespace }: Network): string => `${namespace} ${id}`

function isOnNetwork(core: SessionCore, id: ConnectionId, { id: networkId, namespace }: Network): boolean {
  return findConnected(core, id)?.networkIds[namespace] === networkId
}

/** Reads a wallet's network in a namespace silently and applies it. Never rejects: if it fails, nothing changes. */
export async function refreshNetwork(
  core: SessionCore,
  id: ConnectionId,
  live: LiveConnector,
  namespace: ChainNamespace,
): Promise<void> {
  const { accounts = [] } = findConnected(core, id) ?? {}
  const deadline = startDeadline(core.ctx, RECONNECT_TIMEOUT_MS)
  const signal = anySignal([live.connectionAbort.signal, deadline.signal])
  try {
    const answer = await untilAborted(
      promiseTry(() =>
        live.connector.reconnect({ namespaces: [namespace], networkId: undefined, accounts, signal }),
      ),
      signal,
    )
    const result = parseConnectionResult(answer, core.resultRules)
    const networkId = typeof result === 'string' ? undefined : result.networkIds[namespace]
    if (networkId !== undefined) applyNetwork(core, id, networkId)
  } catch (error) {
    core.ctx.logger.debug('A wallet did not report its network.', { id, error })
  } finally {
    deadline.cancel()
  }
}
