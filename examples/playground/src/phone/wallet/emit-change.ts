import type { IWalletKit } from '@reown/walletkit'
import { type AccountAndNetwork, sessionChangesFor } from './session-changes'

/**
 * Emits the owner's account and network to one page, in each namespace of its session. What the session lacks
 * is added first, because the SDK refuses events about other networks and accounts.
 */
export async function emitChange(
  kit: IWalletKit,
  topic: string,
  current: AccountAndNetwork,
  changed: 'account' | 'network',
): Promise<void> {
  const session = kit.getActiveSessions()[topic]
  if (!session) return
  const { namespaces, events } = sessionChangesFor(session.namespaces, current, changed)
  if (namespaces) {
    const { acknowledged } = await kit.updateSession({ topic, namespaces })
    await acknowledged()
  }
  for (const { chainId, event } of events) await kit.emitSessionEvent({ topic, event, chainId })
}
