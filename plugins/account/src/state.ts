import { activeTarget, type SessionPolicy, type SessionState } from '@latchkey/session/contract'

/**
 * Whether the active wallet is on a network that is not configured and has to switch. False if the policy does not ask for
 * it, or if no network of the wallet's namespace is configured.
 */
export function mustSwitch(state: SessionState, policy: SessionPolicy): boolean {
  const target = activeTarget(state)
  if (!policy.enableNetworkSwitch || policy.allowUnsupportedChain || !target || target.network) return false
  return state.networks.some(({ namespace }) => namespace === target.namespace)
}
