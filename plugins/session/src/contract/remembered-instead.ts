import { type Account, type ActiveTarget, isSameAddress } from './account'
import type { SessionState } from './session-state'

/**
 * The account that is remembered of the target's wallet, where the wallet was restored or has changed without the user and
 * the target's account is none that is remembered. `undefined` otherwise. It stays remembered until the user connects the
 * wallet again or chooses the account.
 * @example
 * const before = rememberedInstead(state, target)
 * if (before) await session.activate(target.connectionId, target.account)
 */
export function rememberedInstead(
  { remembered }: Pick<SessionState, 'remembered'>,
  { connectionId, account: { namespace, address } }: Pick<ActiveTarget, 'connectionId' | 'account'>,
): Account | undefined {
  const entry = remembered.find(({ connectorId }) => connectorId === connectionId)
  const own = entry?.accounts.filter((one) => one.namespace === namespace) ?? []
  return own.some((one) => isSameAddress(namespace, one.address, address)) ? undefined : own[0]
}
