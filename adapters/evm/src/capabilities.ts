import { lazy, lazyApi } from '@latchkey/kernel'
import type { ChainCapabilities, Transactions } from '@latchkey/session/contract'
import { formatAddress, isContract } from './chain/addresses'
import { readDecimals, readNativeBalance, readTokens } from './chain/read-balances'
import { type Chains, requestNode } from './chain/read-chain'
import type { EvmApi } from './contract'
import { checkName, findIdentity, resolveName } from './names/identity'
import { signMessage, signTypedData } from './signing'
import { listWalletAssets } from './wallet-assets'

const explainer = () => import('./explain')
const methodCode = () => import('./connector/connector-methods')

/** What is loaded once for the plugin: a module that is imported again arrives in a task of its own, so that reads of one task would not go together. */
export interface Loaded extends EvmApi {
  /** The capabilities of EVM networks besides connecting; features look them up. */
  readonly capabilities: ChainCapabilities
}

export function createCapabilities(chains: Chains): Loaded {
  // Capabilities are loaded for a wallet that connects, whose methods `declareMethods` then needs.
  methodCode().catch(() => undefined)
  // A separate import, because it loads viem.
  const clients = lazy(async () => (await import('./clients')).createClients(chains))
  return { ...lazyApi(clients, ['walletClient', 'publicClient']), capabilities: chainCapabilities(chains) }
}

function chainCapabilities(chains: Chains): ChainCapabilities {
  return {
    addresses: {
      format: formatAddress,
      isContract: (...args) => isContract(chains, ...args),
    },
    assets: { list: (...args) => listWalletAssets(chains.ctx, ...args) },
    calls: { encode: async (call) => (await import('./transactions/encode-call')).encodeCall(call) },
    balance: { native: (...args) => readNativeBalance(chains, ...args) },
    identity: {
      find: (address, _network, signal) => findIdentity(chains, address, signal),
      check: checkName,
      resolve: (...args) => resolveName(chains, ...args),
    },
    node: { request: (...args) => requestNode(chains, ...args) },
    requests: {
      explain: async (...args) => (await explainer()).explainRequest(chains, ...args),
      simulate: async (...args) => (await explainer()).simulateRequest(chains, ...args),
    },
    tokens: {
      list: (...args) => readTokens(chains, ...args),
      decimals: (...args) => readDecimals(chains, ...args),
    },
    sign: {
      message: (...args) => signMessage(chains.ctx, ...args),
      typedData: (...args) => signTypedData(chains.ctx, ...args),
    },
    transactions: lazyTransactions(chains),
  }
}

/** The code is loaded with the first call. */
function lazyTransactions(chains: Chains): Transactions {
  const load = lazy(async () =>
    (await import('./transactions/create-transactions')).createTransactions(chains),
  )
  return {
    ...lazyApi(load, ['estimate', 'send', 'wait', 'observe', 'read', 'canProve', 'cursor', 'since']),
    batches: {
      isSupported: async (...args) => (await load()).batches.isSupported(...args),
      send: async (...args) => (await load()).batches.send(...args),
    },
  }
}
