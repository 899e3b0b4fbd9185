import { networkIdOf } from '@latchkey/session/adapter-kit'
import type { ConnectionId, NetworkInput } from '@latchkey/session/contract'
import { activeAccount, sessionContract } from '@latchkey/session/contract'
import { createPublicClient, createWalletClient, custom, isAddress, RpcRequestError } from 'viem'
import { carryChainId } from './chain/carry-chain-id'
import { chainIdOf } from './chain/chain-id'
import { type Chains, findNetwork } from './chain/chains'
import { readChain } from './chain/read-chain'
import { unconfiguredChain } from './chain/unconfigured-chain'
import { toViemChain } from './chain/viem-chain'
import type { EvmPublicClient, EvmWalletClient } from './contract'
import { ChainRpcError, NetworkNotFoundError, WalletNotConnectedError } from './errors'
import { walletTransport } from './wallet-transport'

/** viem must not repeat what passes here: reads are repeated below, requests to a wallet never. */
const once = { retryCount: 0 }

/** A viem client for the account and network of a connection, by default the active one. */
export function walletClient(chains: Chains, connectionId?: ConnectionId): EvmWalletClient {
  const session = chains.ctx.use(sessionContract)
  const id = connectionId ?? session.active('eip155')?.connectionId
  const connection = id === undefined ? undefined : chains.ctx.read(sessionContract).connections[id]
  const provider = id === undefined ? undefined : session.provider(id, 'eip155')
  if (connection?.status !== 'connected' || !provider) throw new WalletNotConnectedError(id)
  const address = activeAccount(connection, 'eip155')?.address
  if (address === undefined || !isAddress(address, { strict: false })) throw new WalletNotConnectedError(id)
  const networkId = connection.networkIds['eip155']
  const network = networkId && findNetwork(chains, networkId)
  return createWalletClient({
    account: address,
    chain: network ? carryChainId(toViemChain(chains, network)) : unconfiguredChain(networkId),
    transport: custom(walletTransport(provider), once),
  })
}

/** A viem client that reads over the host's transport or RPC URLs; by default of the active network. */
export function publicClient(chains: Chains, choice?: NetworkInput): EvmPublicClient {
  const active = chains.ctx.use(sessionContract).active('eip155')?.networkId
  const id = choice === undefined ? (active ?? chains.networks[0]?.id) : networkIdOf(choice)
  const network = id && findNetwork(chains, id)
  if (!network) throw new NetworkNotFoundError(id ?? choice)
  const { signal } = new AbortController()
  const request = async ({
    method,
    params,
  }: {
    readonly method: string
    readonly params?: unknown
  }): Promise<unknown> => {
    try {
      return await readChain(chains, network, { method, params }, signal)
    } catch (error) {
      throw error instanceof ChainRpcError ? asViemError(error, method) : error
    }
  }
  return createPublicClient({
    chain: toViemChain(chains, network),
    transport: chains.options.transports?.[chainIdOf(network.id)] ?? custom({ request }, once),
  })
}

/** In viem's words, so that it can tell a revert by its data. */
function asViemError({ rpcCode, rpcMessage, rpcData }: ChainRpcError, method: string): Error {
  return new RpcRequestError({
    body: { method },
    url: '',
    error: { code: rpcCode, message: rpcMessage, data: rpcData },
  })
}
