import type { RpcRequest } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { isNetworkId } from './caip'
import { attempt } from './deadline'
import type { SessionCore } from './session-core'
import { DisconnectedError, toWalletError } from './wallet-error'

/** Hands a request to the connector of its target, once: what signs or sends is never repeated (R12). */
export async function sendToWallet(core: SessionCore, request: RpcRequest): Promise<unknown> {
  const { method, params, target, signal } = request
  const { connectionId, networkId } = target
  const live = core.live.get(connectionId)
  if (!live || !isNetworkId(networkId)) throw new DisconnectedError({ phase: 'request' })
  const { connector, end } = live
  const context = { phase: 'request', wallet: connector.traits.name } as const
  try {
    // A step may have kept the request for later, and nobody waits for it any more.
    signal.throwIfAborted()
    return await untilAborted(
      attempt(() => connector.request({ method, params, networkId, signal })),
      end.signal,
    )
  } catch (error) {
    if (end.signal.aborted) throw new DisconnectedError(context)
    throw toWalletError(error, context)
  }
}
