import {
  type ActiveTarget,
  activeTarget,
  type SessionPolicy,
  type SessionState,
} from '@latchkey/session/contract'

/** On a network that this page does not serve, and bound to leave it. Without networks nothing is bound. */
export function mustSwitch(state: SessionState, policy: SessionPolicy): boolean {
  const target = activeTarget(state)
  if (!policy.enableNetworkSwitch || policy.allowUnsupportedChain || !target || target.network) return false
  return state.networks.some(({ namespace }) => namespace === target.namespace)
}

/** Whether two looks at the session show the same account in the same place. */
export function sameTarget(a: ActiveTarget | undefined, b: ActiveTarget | undefined): boolean {
  return (
    a === b ||
    (a?.connectionId === b?.connectionId &&
      a?.account === b?.account &&
      a?.networkId === b?.networkId &&
      a?.network === b?.network)
  )
}

/** By which portfolio knows balances, tokens and collectibles: CAIP-10. */
export function keyOfTarget({ networkId, account }: ActiveTarget): string {
  return `${networkId}:${account.address}`
}
