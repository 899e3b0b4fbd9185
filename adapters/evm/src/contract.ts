import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { ConnectionId, NetworkInput } from '@latchkey/session/contract'
import type {
  Chain,
  PublicClient,
  Transport,
  TypedData,
  TypedDataDefinition,
  Account as ViemAccount,
  WalletClient,
} from 'viem'
import type { EvmNetwork } from './networks'

/** viem's client with its account and chain: `writeContract`, `sendTransaction` and the others need neither. */
export type EvmWalletClient = WalletClient<Transport, Chain, ViemAccount>
/** viem's client for reading one chain. */
export type EvmPublicClient = PublicClient<Transport, Chain>

/** What viem infers the message of typed data (EIP-712) from. */
export type EvmTypedDataTypes = TypedData | Record<string, unknown>
/** viem's argument shape of typed data (EIP-712): `domain`, `types`, `primaryType` and `message`. */
export type EvmTypedData<
  Types extends EvmTypedDataTypes = EvmTypedDataTypes,
  Primary extends keyof Types | 'EIP712Domain' = keyof Types,
> = TypedDataDefinition<Types, Primary>

export interface EvmApi {
  /**
   * A viem client for the active account and network of a connection, by default the active one. Its account is the one
   * that was active when it was made. Imports viem on the first call. On a network that is not configured it signs
   * messages and sends no transaction. Rejects with `WalletNotConnectedError`.
   */
  walletClient(connectionId?: ConnectionId): Promise<EvmWalletClient>
  /**
   * A viem client for reading, over the host's own RPC URLs or transports alone: it follows no contract to a host of that
   * one's choice (ERC-3668). Of a CAIP-2 id, a chain id or a network, by default of the active one. Rejects with
   * `NetworkNotFoundError`.
   */
  publicClient(network?: NetworkInput): Promise<EvmPublicClient>
}

export interface EvmContract {
  readonly id: 'evm'
  readonly api: EvmApi
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const evmContract: ContractToken<EvmContract> = /* @__PURE__ */ defineContract<EvmContract>('evm', 1)

export interface EvmOptions {
  /** At least one network, with unique ids. Shown in this order. */
  readonly networks: readonly EvmNetwork[]
  /** RPC URLs by chain id, tried in order. They replace the network's own `rpcUrls`. https, or http on localhost. */
  readonly rpcUrls?: Readonly<Record<number, readonly string[]>>
  /** viem transports for reads, by chain id. They take precedence over all RPC URLs. */
  readonly transports?: Readonly<Record<number, Transport>>
  /** Lists wallets that announce themselves (EIP-6963). Default: true. */
  readonly enableEIP6963?: boolean
}
