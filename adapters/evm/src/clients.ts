import { findNetwork } from '@latchkey/adapter-kit'
import { networkIdOf } from '@latchkey/session/caip'
import {
  activeAccount,
  type ConnectionId,
  type Eip1193Provider,
  type Network,
  type NetworkId,
  type NetworkInput,
  type RequestArguments,
  sessionContract,
} from '@latchkey/session/contract'
import {
  BaseError,
  type Chain,
  createPublicClient,
  createWalletClient,
  custom,
  formatTransactionRequest,
  isAddress,
  MethodNotFoundRpcError,
  numberToHex,
  RpcRequestError,
  type TransactionRequest,
} from 'viem'
import { type Chains, chainIdOf, readChain, toViemChain } from './chain/read-chain'
import type { EvmApi, EvmPublicClient, EvmWalletClient } from './contract'
import { ChainRpcError, NetworkNotFoundError, WalletNotConnectedError } from './errors'

/** viem must not repeat these requests: reads are repeated at a lower level, requests to a wallet never. */
const once = { retryCount: 0 }

export interface Clients {
  walletClient(...args: Parameters<EvmApi['walletClient']>): EvmWalletClient
  publicClient(...args: Parameters<EvmApi['publicClient']>): EvmPublicClient
}

export function createClients(chains: Chains): Clients {
  const known = new WeakMap<Network, EvmPublicClient>()
  return {
    walletClient: (connectionId) => walletClient(chains, connectionId),
    publicClient(choice) {
      const network = readableNetwork(chains, choice)
      const client = known.get(network) ?? publicClient(chains, network)
      known.set(network, client)
      return client
    },
  }
}

/** A viem client for the account and network of a connection, by default the active one. */
function walletClient(chains: Chains, connectionId?: ConnectionId): EvmWalletClient {
  const session = chains.ctx.use(sessionContract)
  const id = connectionId ?? session.active('eip155')?.connectionId
  const connection = id === undefined ? undefined : chains.ctx.read(sessionContract).connections[id]
  const provider = id === undefined ? undefined : session.provider(id, 'eip155')
  if (connection?.status !== 'connected' || !provider) throw new WalletNotConnectedError(id)
  const address = activeAccount(connection, 'eip155')?.address
  if (address === undefined || !isAddress(address, { strict: false })) throw new WalletNotConnectedError(id)
  const networkId = connection.networkIds['eip155']
  const network = networkId && findNetwork(chains, networkId, 'eip155')
  return createWalletClient({
    account: address,
    chain: network
      ? withChainIdInTransactions(toViemChain(chains, network))
      : createUnconfiguredChain(networkId),
    transport: custom(createWalletTransport(provider), once),
    // As below, for a page that reads over the wallet.
    ccipRead: false,
  })
}

/** The given network, by default the active one. */
function readableNetwork(chains: Chains, choice: NetworkInput | undefined): Network {
  const active = chains.ctx.use(sessionContract).active('eip155')?.networkId
  const id = choice === undefined ? (active ?? chains.networks[0]?.id) : networkIdOf(choice)
  const network = id && findNetwork(chains, id, 'eip155')
  if (!network) throw new NetworkNotFoundError(id ?? choice)
  return network
}

/** A viem client that reads over the host's transport or RPC URLs alone. */
function publicClient(chains: Chains, network: Network): EvmPublicClient {
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
    // A contract would choose hosts that this page connects to (ERC-3668), and could ask without end.
    ccipRead: false,
    // The client is kept, and a block number of before a transaction would be told after it.
    cacheTime: 0,
  })
}

/** Converts to the error class by which viem recognises a revert and decodes its data. */
function asViemError({ rpcCode, rpcMessage, rpcData }: ChainRpcError, method: string): Error {
  return new RpcRequestError({
    body: { method },
    url: '',
    error: { code: rpcCode, message: rpcMessage, data: rpcData },
  })
}

/**
 * Passes viem's requests to a wallet, except `wallet_sendTransaction`: viem would send a transaction that the wallet
 * refused a second time under that name.
 */
function createWalletTransport(provider: Eip1193Provider): Pick<Eip1193Provider, 'request'> {
  return {
    async request(args: RequestArguments) {
      const { method } = args
      if (method === 'wallet_sendTransaction')
        throw new MethodNotFoundRpcError(new Error('Transactions are sent with eth_sendTransaction.'), {
          method,
        })
      return provider.request(args)
    },
  }
}

type Format = (request: TransactionRequest, action?: string) => object

/**
 * The chain with `chainId` in its transactions, so that a wallet that is on another chain by then refuses them.
 * viem checks the chain before it sends and leaves its number out of what it sends.
 */
function withChainIdInTransactions(chain: Chain): Chain {
  const format: Format = chain.formatters?.transactionRequest?.format ?? formatTransactionRequest
  return {
    ...chain,
    formatters: {
      ...chain.formatters,
      transactionRequest: {
        type: 'transactionRequest',
        format(request: TransactionRequest, action?: string) {
          const chainId: unknown = Reflect.get(request, 'chainId')
          const formatted = format(request, action)
          return typeof chainId === 'number' ? { ...formatted, chainId: numberToHex(chainId) } : formatted
        },
      },
    },
  }
}

/**
 * The chain of a client whose wallet is on a network that the host did not configure: messages are signed, transactions
 * are refused before they reach the wallet. A host can still send one by giving it a `chain`.
 */
function createUnconfiguredChain(networkId: NetworkId | undefined): Chain {
  return {
    id: networkId === undefined ? Number.NaN : chainIdOf(networkId),
    name: networkId ?? 'unknown',
    nativeCurrency: { name: '', symbol: '', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    formatters: {
      transactionRequest: {
        type: 'transactionRequest',
        format() {
          const cause = new NetworkNotFoundError(networkId)
          // viem reads its own fields of the error thrown here.
          throw new BaseError(cause.message, { cause })
        },
      },
    },
  }
}
