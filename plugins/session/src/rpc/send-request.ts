import type { RpcRequest } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { isNetworkId, parseNetworkId } from '../caip'
import { findConnected } from '../connection/apply-wallet-events'
import type { NetworkId } from '../contract/account'
import { activeAccount } from '../contract/active-selectors'
import type { WalletRequest } from '../contract/connector'
import { promiseTry } from '../deadline'
import { ChainMismatchError } from '../errors'
import { refreshNetwork } from '../network/switch-network'
import type { LiveConnector, SessionCore } from '../session-core'
import { bindRequest } from './bind-request'
import { DisconnectedError, toWalletError } from './wallet-error'

/** Hands a request to the connector of its target, once: what signs or sends is never repeated. */
export async function sendRequest(core: SessionCore, request: RpcRequest): Promise<unknown> {
  const { method, target, signal } = request
  const { connectionId, networkId } = target
  const live = core.liveConnectors.get(connectionId)
  if (!live || !isNetworkId(networkId)) throw new DisconnectedError({ phase: 'request' })
  const { connector, connectionAbort: end } = live
  const context = { phase: 'request', wallet: connector.traits.name } as const
  try {
    const bound = await bindToConnection(core, request, networkId, live)
    // A step may have kept the request for later, and nobody waits for it any more.
    signal.throwIfAborted()
    // Meanwhile another wallet may have its place, and its accounts are what was checked.
    end.signal.throwIfAborted()
    return await untilAborted(
      promiseTry(() => connector.request({ method, ...bound, signal })),
      end.signal,
    )
  } catch (error) {
    if (end.signal.aborted) throw new DisconnectedError(context)
    throw toWalletError(error, context)
  }
}

type Bound = Omit<WalletRequest, 'method' | 'signal'>

/** The request as its wallet gets it: for an account it granted, and for the network it is on where that matters. */
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
    return { ...bindRequest(method, params, scope), ...(address === undefined ? {} : { address }) }
  }
  try {
    return bindNow()
  } catch (error) {
    if (!(error instanceof ChainMismatchError)) throw error
    // It may have switched a moment ago without saying so.
    await refreshNetwork(core, connectionId, live, namespace)
    return bindNow()
  }
}
