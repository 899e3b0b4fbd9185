import type { NetworkId } from './account'
import { activeTarget } from './active-selectors'
import type { SessionState } from './session-state'

/**
 * The network of the active account if there is one, else the preferred network of the active namespace, else the first
 * configured network. `undefined` without configured networks.
 */
export function currentNetworkId(state: SessionState): NetworkId | undefined {
  const target = activeTarget(state)
  if (target) return target.networkId
  const [first] = state.networks
  const namespace = state.activeNamespace ?? first?.namespace
  return (namespace === undefined ? undefined : state.preferredNetworkIds[namespace]) ?? first?.id
}
