import type { RpcLoad } from '@latchkey/adapter-kit'
import type { PluginContext, Ports } from '@latchkey/kernel'
import type { Network, NetworkId, SessionContract } from '@latchkey/session/contract'
import type { Chain } from 'viem'
import type { EvmContract, EvmOptions } from '../contract'

export type EvmContext = PluginContext<EvmContract, SessionContract>

/** The part of a viem transport that is used here. */
export interface ChainTransport {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** Objects that exist as long as the plugin, by chain id. */
export interface ChainState extends RpcLoad {
  /** Created once, because a transport may open sockets. */
  transport: ChainTransport | undefined
  /** Addresses of accounts for which a wallet has refused a batch, in lower case. */
  readonly withoutBatches: Set<string>
}

/** What is needed to read a chain. */
export interface ReadableChains {
  readonly ctx: Pick<Ports, 'http' | 'clock' | 'randomId'> & Pick<EvmContext, 'items'>
  readonly options: EvmOptions
  readonly memory: Map<number, ChainState>
}

export interface Chains extends ReadableChains {
  readonly ctx: EvmContext
  readonly networks: readonly Network[]
}

/** The EIP-155 number of a CAIP-2 id; NaN for another namespace. */
export function chainIdOf(networkId: NetworkId): number {
  const digits = /^eip155:(\d+)$/.exec(networkId)?.[1]
  return digits === undefined ? Number.NaN : Number(digits)
}

/** The host's own network object, with its formatters, or one created from the session's network. */
export function toViemChain({ options }: ReadableChains, network: Network): Chain {
  const id = chainIdOf(network.id)
  const given = options.networks.find((one) => one.id === id)
  const { name, nativeCurrency, rpcUrls, explorerUrl } = network
  return {
    id,
    name,
    nativeCurrency,
    ...(explorerUrl ? { blockExplorers: { default: { name, url: explorerUrl } } } : {}),
    ...given,
    rpcUrls: { default: { http: rpcUrls } },
  }
}
