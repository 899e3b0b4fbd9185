import { type Account, activeTarget, type Network, type SessionState } from '@latchkey/session/contract'
import type { ReceiveArgs } from '../contract'

/** The account to show and its network. `network` is `undefined` while the wallet is on one that is not configured. */
export interface ReceiveTarget {
  readonly account: Account
  readonly networkId: NonNullable<ReceiveArgs['networkId']>
  readonly network: Network | undefined
}

/**
 * The active account, on the network that was asked for or the active one.
 * @returns `undefined` where no account is connected there, or the page does not have the network
 */
export function receiveTarget(
  state: SessionState,
  networkId: ReceiveArgs['networkId'],
): ReceiveTarget | undefined {
  const network = state.networks.find(({ id }) => id === networkId)
  if (networkId !== undefined && !network) return undefined
  const target = activeTarget(state, network?.namespace)
  if (!target || networkId === undefined) return target
  return { account: target.account, networkId, network }
}

export function sameReceiveTarget(a: ReceiveTarget | undefined, b: ReceiveTarget | undefined): boolean {
  return a?.account === b?.account && a?.networkId === b?.networkId && a?.network === b?.network
}
