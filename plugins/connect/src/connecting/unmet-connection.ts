import type { Destination } from '@latchkey/kernel'
import { activeConnection, type SessionContract, sessionContract } from '@latchkey/session/contract'
import type { ConnectContext } from '../connect-context'

/**
 * Where a view's need for a connection is met; `undefined` with a connected wallet, in one of the namespaces where some
 * are named. One namespace narrows the list of wallets.
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
