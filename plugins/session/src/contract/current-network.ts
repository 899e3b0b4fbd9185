import type { NetworkId } from './account'
import { activeTarget } from './active-selectors'
import type { SessionState } from './session-state'

/**
 * The network of the active account while connected, else the preferred one of the active namespace, else the first that
 * is configured. `undefined` without configured networks.
 */
export function currentNetworkId(state: SessionState): NetworkId | undefined {
  const target = activeTarget(state)
  if (target) return target.networkId
  const [first] = state.networks
  const namespace = state.activeNamespace ?? first?.namespace
  return (namespace === undefined ? undefined : state.preferredNetworkIds[namespace]) ?? first?.id
}
