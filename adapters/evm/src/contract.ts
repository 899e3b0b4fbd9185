import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { ConnectionId, NetworkId } from '@latchkey/session/contract'
import type { Chain, PublicClient, Transport, Account as ViemAccount, WalletClient } from 'viem'

export interface EvmApi {
  /** A viem client bound to a connection, by default the active one. Imports viem on the first call. */
  walletClient(connectionId?: ConnectionId): Promise<WalletClient<Transport, Chain | undefined, ViemAccount>>
  /** A viem client for reading, over the host's own RPC URLs or transports. */
  publicClient(networkId?: NetworkId): Promise<PublicClient>
}

export interface EvmContract {
  readonly id: 'evm'
  readonly api: EvmApi
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const evmContract: ContractToken<EvmContract> = /* @__PURE__ */ defineContract<EvmContract>('evm', 1)
