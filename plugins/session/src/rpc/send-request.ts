import type { RpcRequest } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { isNetworkId, parseNetworkId } from '../caip'
import type { NetworkId } from '../contract/account'
import { activeAccount } from '../contract/active-selectors'
import type { ConnectorRequest } from '../contract/connector'
import { ChainMismatchError } from '../errors'
import { refreshNetwork } from '../network/switch-network'
import { findConnected, type LiveConnector, promiseTry, type SessionCore } from '../session-core'
import { bindRequest } from './bind-request'
import { DisconnectedError, toWalletError } from './wallet-error'

/**
 * Checks a request (`bindRequest`) and sends it once to the connector of its connection. It is never repeated, because it
 * may sign or send. Rejects with `DisconnectedError` if the connection has ended or ends meanwhile, else with the wallet's
 * typed error.
 */
export async function sendRequest(core: SessionCore, request: RpcRequest): Promise<unknown> {
  const { method, target, signal } = request
  const { connectionId, networkId } = target
  const live = core.liveConnectors.get(connectionId)
  if (!live || !isNetworkId(networkId)) throw new DisconnectedError({ phase: 'request' })
  const { connector, connectionAbort } = live
  const context = { phase: 'request', wallet: connector.traits.name } as const
  try {
    const bound = await bindToConnection(core, request, networkId, live)
    // Middleware may have delayed the request until after its caller aborted.
    signal.throwIfAborted()
    // Another wallet may have taken over the connection's id. The accounts checked above are not those of that wallet.
    connectionAbort.signal.throwIfAborted()
    return await untilAborted(
      promiseTry(() => connector.request({ method, ...bound, signal })),
      connectionAbort.signal,
    )
  } catch (error) {
    if (connectionAbort.signal.aborted) throw new DisconnectedError(context)
    throw toWalletError(error, context)
  }
}

type Bound = Omit<ConnectorRequest, 'method' | 'signal'>

/** Binds a request to the connection's granted accounts and network. */
async function bindToConnection(
  core: SessionCore,
  { method, params, target: { connectionId } }: RpcRequest,
  networkId: NetworkId,
  live: LiveConnector,
): Promise<Bound> {
  const { namespace } = parseNetworkId(networkId)
  const bindNow = (): Bound => {
    const connection = findConnected(core, connectionId)
    const current = connection?.networkIds[namespace]
    if (!connection || current === undefined) throw new DisconnectedError({ phase: 'request' })
    const address = activeAccount(connection, namespace)?.address
    const granted = connection.accounts.flatMap((one) => (one.namespace === namespace ? [one.address] : []))
    const { foreignTypedData = 'refuse' } = core.options
    const scope = { networkId, current, address, granted, foreignTypedData }
    const { address: bound, ...rest } = bindRequest(method, params, scope)
    return { ...rest, ...(bound === undefined ? {} : { address: bound }) }
  }
  try {
    return bindNow()
  } catch (error) {
    if (!(error instanceof ChainMismatchError)) throw error
    // The wallet may have switched its network without an event. Its network is read, then the request is checked again.
    await refreshNetwork(core, connectionId, live, namespace)
    return bindNow()
  }
}
