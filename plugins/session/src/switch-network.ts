import { RequestAbortedError } from '@latchkey/kernel'
import type { ConnectionId, Network, NetworkId } from './account'
import { readConnectionResult } from './connection-result'
import { NetworkNotFoundError, NetworkSwitchDisabledError } from './errors'
import { RESUME_DEADLINE_MS } from './resume'
import type { Live, SessionCore } from './session-core'
import { activeConnection, activeTarget } from './state'
import { attempt, startDeadline, untilAborted } from './until-aborted'
import { DisconnectedError, SwitchChainError, toWalletError } from './wallet-error'
import { connectedState, reportNetwork, tellNetwork } from './wallet-reports'

/** Asks the wallet, or keeps the choice until there is one. Done only when the wallet really is there (R23). */
export async function switchNetwork(core: SessionCore, networkId: NetworkId): Promise<void> {
  const { ctx } = core
  const state = ctx.state.get()
  const network = state.networks.find(({ id }) => id === networkId)
  if (!network) {
    ctx.notify({
      surface: 'alert',
      variant: 'error',
      code: 'NETWORK_NOT_FOUND',
      text: (t) => t('error.NETWORK_NOT_FOUND', 'Network not found'),
    })
    throw new NetworkNotFoundError(networkId)
  }
  if (core.options.enableNetworkSwitch === false) throw new NetworkSwitchDisabledError()
  const { namespace } = network
  const connection = activeConnection(state, namespace)
  const live = connection && core.live.get(connection.id)
  if (live && connection?.status === 'connected' && connection.networkIds[namespace] !== networkId)
    await askWallet(core, connection.id, live, network)
  const target = activeTarget(ctx.state.get())
  core.change((now) => ({
    preferred: { ...now.preferred, [namespace]: networkId },
    ...(live ? { activeNamespace: namespace } : {}),
  }))
  tellNetwork(core, target, false)
}

async function askWallet(core: SessionCore, id: ConnectionId, live: Live, network: Network): Promise<void> {
  const { connector, end } = live
  const context = { phase: 'switch', wallet: connector.traits.name } as const
  if (!connector.switchNetwork) throw new SwitchChainError(context)
  const wish = {}
  core.wantedNetworks.set(id, wish)
  const signal = AbortSignal.any([end.signal, core.ctx.signal])
  try {
    await untilAborted(
      attempt(async () => connector.switchNetwork?.(network)),
      signal,
    )
    const isThere = await verify(core, id, live, network)
    // Where the wallet is now is the business of the newer wish.
    if (core.wantedNetworks.get(id) !== wish) throw new RequestAbortedError('switchNetwork')
    if (!isThere) throw new SwitchChainError(context)
  } catch (error) {
    if (signal.aborted) throw new DisconnectedError(context)
    throw toWalletError(error, context)
  } finally {
    if (core.wantedNetworks.get(id) === wish) core.wantedNetworks.delete(id)
  }
}

/** What the wallet reports counts, not what it answered: either it told by itself, or it is asked silently. */
async function verify(core: SessionCore, id: ConnectionId, live: Live, network: Network): Promise<boolean> {
  const { namespace } = network
  const reported = (): boolean => connectedState(core, id)?.networkIds[namespace] === network.id
  if (reported()) return true
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
  } catch {
    // A wallet that does not say where it is counts as not there.
    return reported()
  } finally {
    deadline.cancel()
  }
  return reported()
}
