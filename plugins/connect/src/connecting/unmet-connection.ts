import type { Destination } from '@latchkey/kernel'
import { activeConnection, type SessionContract, sessionContract } from '@latchkey/session/contract'
import type { ConnectContext } from '../connect-context'

/**
 * Returns the view that opens first if a view needs a connection: `Connect`, narrowed to the namespace if `need` names one.
 * Returns `undefined` if a wallet is connected in any of the needed namespaces.
 */
export function unmetConnection(
  ctx: ConnectContext,
  need: SessionContract['needs']['connection'],
): Destination | undefined {
  const state = ctx.read(sessionContract)
  const namespaces = need === true ? [undefined] : need
  if (namespaces.some((namespace) => activeConnection(state, namespace)?.status === 'connected'))
    return undefined
  return { view: 'Connect', args: namespaces.length === 1 ? { namespace: namespaces[0] } : undefined }
}
