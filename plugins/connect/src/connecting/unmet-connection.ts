import type { Destination } from '@latchkey/kernel'
import { activeConnection, type SessionContract, sessionContract } from '@latchkey/session/contract'
import type { ConnectContext } from '../contract'

/**
 * Returns the view that opens first if a view needs a connection: `Connect`, narrowed to the namespace if `need` names one.
 * Returns `undefined` if a wallet is connected in any of the needed namespaces; in the active one if that is among them or
 * has no wallet, because views show the active account. Namespaces without a network of this page are not waited for.
 */
export function unmetConnection(
  ctx: ConnectContext,
  need: SessionContract['needs']['connection'],
): Destination | undefined {
  const state = ctx.read(sessionContract)
  const { activeNamespace = '', networks } = state
  const wanted =
    need === true ? [] : need.filter((one) => networks.some(({ namespace }) => namespace === one))
  const isConnected = (namespace?: string): boolean =>
    activeConnection(state, namespace)?.status === 'connected'
  const isMet =
    isConnected() && (wanted.length === 0 || wanted.includes(activeNamespace) || wanted.some(isConnected))
  if (isMet) return undefined
  return { view: 'Connect', args: wanted.length === 1 ? { namespace: wanted[0] } : undefined }
}
