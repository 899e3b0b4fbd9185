import { RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { applyNetwork, emitNetworkChanged, findConnected } from '../connection/apply-wallet-events'
import { parseConnectionResult } from '../connection/connection-result'
import { RECONNECT_TIMEOUT_MS } from '../connection/reconnect'
import type { NetworkInput } from '../contract'
import type { ChainNamespace, ConnectionId, ConnectionResult, Network, NetworkId } from '../contract/account'
import { activeConnection, activeTarget } from '../contract/active-selectors'
import type { Connector } from '../contract/connector'
import { promiseTry, startDeadline } from '../deadline'
import { NetworkNotFoundError, NetworkSwitchDisabledError } from '../errors'
import { NOT_SWITCHED } from '../labels'
import { DisconnectedError, SwitchChainError, toWalletError } from '../rpc/wallet-error'
import type { LiveConnector, PendingSwitch, SessionCore } from '../session-core'
import { networkIdOf } from './evm-network-id'

/** Asks the wallet, or keeps the choice until there is one. Done only when the wallet really is there. */
export async function switchNetwork(core: SessionCore, choice: NetworkInput): Promise<void> {
  const { ctx } = core
  const state = ctx.state.get()
  const networkId = networkIdOf(choice)
  const network = state.networks.find(({ id }) => id === networkId)
  if (!network || networkId === undefined) {
    ctx.notify({
      surface: 'alert',
      variant: 'error',
      code: 'NETWORK_NOT_FOUND',
      text: (t) => t('error.NETWORK_NOT_FOUND', 'Network not found'),
    })
    throw new NetworkNotFoundError(networkId ?? choice)
  }
  if (core.options.enableNetworkSwitch === false) throw new NetworkSwitchDisabledError()
  const { namespace } = network
  const connection = activeConnection(state, namespace)
  const live = connection && core.liveConnectors.get(connection.id)
  if (live && connection?.status === 'connected' && connection.networkIds[namespace] !== networkId)
    await requestSwitch(core, connection.id, live, network)
  const target = activeTarget(ctx.state.get())
  core.update((now) => ({
    preferredNetworkIds: { ...now.preferredNetworkIds, [namespace]: networkId },
    activeNamespace: namespace,
  }))
  emitNetworkChanged(core, target, false)
}

/** The network that was chosen before, where the wallet that has just connected is on another one in its namespace. */
export function networkToSwitchTo(
  core: SessionCore,
  connector: Connector,
  { networkIds }: ConnectionResult,
  wanted: NetworkId | undefined,
): Network | undefined {
  // The owner of a phone answered there already, and is not sent back to it.
  if (core.options.enableNetworkSwitch === false || connector.pairing) return undefined
  const network = core.ctx.state.get().networks.find(({ id }) => id === wanted)
  const current = network && networkIds[network.namespace]
  return current === undefined || current === wanted ? undefined : network
}

/** Asks the wallet for it. Whoever says no stays connected where the wallet is, and is told so: false. */
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
    core.ctx.logger.debug('A wallet stayed where it is.', { id, error })
    core.ctx.notify({
      surface: 'banner',
      variant: 'info',
      code: 'NETWORK_NOT_SWITCHED',
      text: (t) => t('session.not-switched', NOT_SWITCHED, { network: network.name }),
    })
    return false
  }
}

/** A second click on the same network shares the answer to the first: the wallet is asked once. */
function requestSwitch(
  core: SessionCore,
  id: ConnectionId,
  live: LiveConnector,
  network: Network,
): Promise<void> {
  const place = pendingSwitchKey(id, network)
  const pending = core.pendingSwitches.get(place)
  if (pending?.networkId === network.id && pending.promise) return pending.promise
  pending?.abort.abort(new RequestAbortedError('switchNetwork'))
  const wanted: PendingSwitch = { networkId: network.id, promise: undefined, abort: new AbortController() }
  core.pendingSwitches.set(place, wanted)
  wanted.promise = performSwitch(core, id, live, network, wanted)
  return wanted.promise
}

async function performSwitch(
  core: SessionCore,
  id: ConnectionId,
  live: LiveConnector,
  network: Network,
  wanted: PendingSwitch,
): Promise<void> {
  const { connector, connectionAbort: end } = live
  const place = pendingSwitchKey(id, network)
  const context = { phase: 'switch', wallet: connector.traits.name } as const
  const signal = AbortSignal.any([end.signal, core.ctx.signal])
  try {
    if (!connector.switchNetwork) throw new SwitchChainError(context)
    const until = AbortSignal.any([signal, wanted.abort.signal])
    await untilAborted(
      promiseTry(async () => connector.switchNetwork?.(network, until)),
      until,
    )
    const isThere = await isSwitched(core, id, live, network)
    // Where the wallet is now is the business of the newer one.
    if (core.pendingSwitches.get(place) !== wanted) throw new RequestAbortedError('switchNetwork')
    if (!isThere) throw new SwitchChainError(context)
  } catch (error) {
    const isNewest = core.pendingSwitches.get(place) === wanted
    // It told that it is there, and whoever asked it found that it is not.
    if (isNewest && !signal.aborted && isOnNetwork(core, id, network))
      await refreshNetwork(core, id, live, network.namespace)
    if (signal.aborted) throw new DisconnectedError(context)
    throw toWalletError(error, context)
  } finally {
    if (core.pendingSwitches.get(place) === wanted) core.pendingSwitches.delete(place)
  }
}

/** A wallet is on one network in each of its namespaces. */
const pendingSwitchKey = (id: ConnectionId, { namespace }: Network): string => `${namespace} ${id}`

/** What the wallet reports counts, not what it answered: either it told by itself, or it is asked silently. */
async function isSwitched(
  core: SessionCore,
  id: ConnectionId,
  live: LiveConnector,
  network: Network,
): Promise<boolean> {
  if (!isOnNetwork(core, id, network)) await refreshNetwork(core, id, live, network.namespace)
  return isOnNetwork(core, id, network)
}

function isOnNetwork(core: SessionCore, id: ConnectionId, { id: networkId, namespace }: Network): boolean {
  return findConnected(core, id)?.networkIds[namespace] === networkId
}

/** Asks silently where the wallet is. One that does not say is where it was. */
export async function refreshNetwork(
  core: SessionCore,
  id: ConnectionId,
  live: LiveConnector,
  namespace: ChainNamespace,
): Promise<void> {
  const { accounts = [] } = findConnected(core, id) ?? {}
  const deadline = startDeadline(core.ctx, RECONNECT_TIMEOUT_MS)
  const signal = AbortSignal.any([live.connectionAbort.signal, deadline.signal])
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
    core.ctx.logger.debug('A wallet did not say where it is.', { id, error })
  } finally {
    deadline.cancel()
  }
}
