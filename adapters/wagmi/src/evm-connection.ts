import {
  type Account,
  activeConnection,
  activeTarget,
  type ConnectionId,
  type EvmAccount,
  type SessionState,
} from '@latchkey/session/contract'
import { ProviderDisconnectedError } from 'viem'
import type { WagmiConnection } from './wagmi-types'

/** The connection that wagmi is shown: the active one on EVM networks. */
export interface EvmConnection extends WagmiConnection {
  readonly connectionId: ConnectionId
}

/**
 * The active connection on EVM networks, its active account first, and the wallet's own chain id, whether it is configured
 * or not. `undefined` while no wallet is connected there.
 */
export function evmConnection(state: SessionState): EvmConnection | undefined {
  const target = activeTarget(state, 'eip155')
  const connection = activeConnection(state, 'eip155')
  if (target?.namespace !== 'eip155' || connection?.status !== 'connected') return undefined
  const { account, chainId, connectionId } = target
  const others = connection.accounts.filter(isEvmAccount).filter(({ address }) => address !== account.address)
  return { connectionId, chainId, accounts: [account, ...others].map(({ address }) => address) }
}

/** Whether a remembered wallet may still return without being asked. */
export function isRestoring(state: SessionState): boolean {
  return state.restoreStatus !== 'done' || activeConnection(state, 'eip155')?.status === 'reconnecting'
}

/** Whether wagmi is shown the same. */
export function isSameConnection(one: WagmiConnection, other: WagmiConnection): boolean {
  return one.chainId === other.chainId && one.accounts.join() === other.accounts.join()
}

/** Session has checked the addresses of `eip155`. */
const isEvmAccount = (account: Account): account is EvmAccount => account.namespace === 'eip155'

/** The active connection. Throws the error of EIP-1193 (4900) while no wallet is connected. */
export function requireConnection(state: SessionState): EvmConnection {
  const connection = evmConnection(state)
  if (!connection) throw notConnected()
  return connection
}

export const notConnected = (): ProviderDisconnectedError =>
  new ProviderDisconnectedError(new Error('No wallet is connected on an EVM network.'))
