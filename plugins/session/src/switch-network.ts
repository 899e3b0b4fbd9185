import { RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { ChainNamespace, ConnectionId, ConnectionResult, Network, NetworkId } from './account'
import { readConnectionResult } from './connection-result'
import type { Connector } from './connector'
import type { NetworkInput } from './contract'
import { attempt, startDeadline } from './deadline'
import { NetworkNotFoundError, NetworkSwitchDisabledError } from './errors'
import { networkIdOf } from './evm-network-id'
import { NOT_SWITCHED } from './labels'
import { RESUME_DEADLINE_MS } from './resume'
import type { Live, SessionCore, WantedNetwork } from './session-core'
import { activeConnection, activeTarget } from './state'
import { DisconnectedError, SwitchChainError, toWalletError } from './wallet-error'
import { connectedState, reportNetwork, tellNetwork } from './wallet-reports'

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
  const live = connection && core.live.get(connection.id)
  if (live && connection?.status === 'connected' && connection.networkIds[namespace] !== networkId)
    await askWallet(core, connection.id, live, network)
  const target = activeTarget(ctx.state.get())
  core.change((now) => ({
    preferredNetworkIds: { ...now.preferredNetworkIds, [namespace]: networkId },
    activeNamespace: namespace,
  }))
  tellNetwork(core, target, false)
}

/** The network that was chosen before, where the wallet that has just connected is on another one in its namespace. */
export function chosenNetwork(
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
export async function moveToChosen(
  core: SessionCore,
  id: ConnectionId,
  network: Network,
  signal: AbortSignal,
): Promise<boolean> {
  const live = core.live.get(id)
  if (!live) return false
  try {
    await untilAborted(askWallet(core, id, live, network), signal)
    return true
  } catch (error) {
    if (signal.aborted || live.end.signal.aborted) throw error
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
function askWallet(core: SessionCore, id: ConnectionId, live: Live, network: Network): Promise<void> {
  const place = placeOf(id, network)
  const under = core.wantedNetworks.get(place)
  if (under?.networkId === network.id && under.answer) return under.answer
  under?.end.abort(new RequestAbortedError('switchNetwork'))
  const wanted: WantedNetwork = { networkId: network.id, answer: undefined, end: new AbortController() }
  core.wantedNetworks.set(place, wanted)
  wanted.answer = move(core, id, live, network, wanted)
  return wanted.answer
}

async function move(
  core: SessionCore,
  id: ConnectionId,
  live: Live,
  network: Network,
  wanted: WantedNetwork,
): Promise<void> {
  const { connector, end } = live
  const place = placeOf(id, network)
  const context = { phase: 'switch', wallet: connector.traits.name } as const
  const signal = AbortSignal.any([end.signal, core.ctx.signal])
  try {
    if (!connector.switchNetwork) throw new SwitchChainError(context)
    const until = AbortSignal.any([signal, wanted.end.signal])
    await untilAborted(
      attempt(async () => connector.switchNetwork?.(network, until)),
      until,
    )
    const isThere = await verify(core, id, live, network)
    // Where the wallet is now is the business of the newer one.
    if (core.wantedNetworks.get(place) !== wanted) throw new RequestAbortedError('switchNetwork')
    if (!isThere) throw new SwitchChainError(context)
  } catch (error) {
    const isNewest = core.wantedNetworks.get(place) === wanted
    // It told that it is there, and whoever asked it found that it is not.
    if (isNewest && !signal.aborted && isOn(core, id, network))
      await lookAgain(core, id, live, network.namespace)
    if (signal.aborted) throw new DisconnectedError(context)
    throw toWalletError(error, context)
  } finally {
    if (core.wantedNetworks.get(place) === wanted) core.wantedNetworks.delete(place)
  }
}

/** A wallet is on one network in each of its namespaces. */
const placeOf = (id: ConnectionId, { namespace }: Network): string => `${namespace} ${id}`

/** What the wallet reports counts, not what it answered: either it told by itself, or it is asked silently. */
async function verify(core: SessionCore, id: ConnectionId, live: Live, network: Network): Promise<boolean> {
  if (!isOn(core, id, network)) await lookAgain(core, id, live, network.namespace)
  return isOn(core, id, network)
}

function isOn(core: SessionCore, id: ConnectionId, { id: networkId, namespace }: Network): boolean {
  return connectedState(core, id)?.networkIds[namespace] === networkId
}

/** Asks silently where the wallet is. One that does not say is where it was. */
export async function lookAgain(
  core: SessionCore,
  id: ConnectionId,
  live: Live,
  namespace: ChainNamespace,
): Promise<void> {
  const { accounts = [] } = connectedState(core, id) ?? {}
  const deadline = startDeadline(core.ctx, RESUME_DEADLINE_MS)
  const signal = AbortSignal.any([live.end.signal, deadline.signal])
  try {
    const answer = await untilAborted(
      attempt(() =>
        live.connector.reconnect({ namespaces: [namespace], networkId: undefined, accounts, signal }),
      ),
      signal,
    )
    const result = readConnectionResult(answer, core.rules)
    const networkId = typeof result === 'string' ? undefined : result.networkIds[namespace]
    if (networkId !== undefined) reportNetwork(core, id, networkId)
  } catch (error) {
    core.ctx.logger.debug('A wallet did not say where it is.', { id, error })
  } finally {
    deadline.cancel()
  }
}
