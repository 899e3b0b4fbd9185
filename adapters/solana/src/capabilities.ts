import { findNetwork } from '@latchkey/adapter-kit'
import { isWebUrl, lazy, lazyApi } from '@latchkey/kernel'
import {
  type ChainCapabilities,
  type Network,
  type NetworkId,
  rpcFallbacks,
  sessionContract,
  type Transactions,
} from '@latchkey/session/contract'
import { readDecimals, readNativeBalance, readScaledTokens, readTokens } from './chain/read-balances'
import { type Chains, requestNode } from './chain/read-chain'
import { ChainUnservedError, NetworkNotFoundError } from './errors'
import { signMessage } from './sign-message'

const explainer = () => import('./explain')
const methodCode = () => import('./rpc-methods')

/** What is loaded once for the plugin: a module that is imported again arrives in a task of its own, so that reads of one task would not go together. */
export interface Loaded {
  /** The capabilities of Solana networks besides connecting; features look them up. */
  readonly capabilities: ChainCapabilities
  rpcUrl(networkId?: NetworkId): Promise<string>
}

export function createCapabilities(chains: Chains): Loaded {
  // Capabilities are loaded for a wallet that connects, whose methods `declareMethods` then needs.
  methodCode().catch(() => undefined)
  return { capabilities: chainCapabilities(chains), rpcUrl: (networkId) => rpcUrl(chains, networkId) }
}

function chainCapabilities(chains: Chains): ChainCapabilities {
  return {
    balance: { native: (...args) => readNativeBalance(chains, ...args) },
    tokens: {
      list: (...args) => readTokens(chains, ...args),
      scaled: (...args) => readScaledTokens(chains, ...args),
      decimals: (...args) => readDecimals(chains, ...args),
    },
    node: { request: (...args) => requestNode(chains, ...args) },
    requests: {
      explain: async (...args) => (await explainer()).explainRequest(chains, ...args),
      simulate: async (...args) => (await explainer()).simulateRequest(chains, ...args),
    },
    sign: {
      message: async (...args) => (await signMessage(chains.ctx, ...args)).signature,
      signedMessage: (...args) => signMessage(chains.ctx, ...args),
    },
    transactions: lazyTransactions(chains),
  }
}

/**
 * Its code is fetched with the first call, and what a wallet's request needs with it: where it could not be loaded only then,
 * the wallet would not have been asked, and the page would have to say that it is unknown what became of it.
 */
function lazyTransactions(chains: Chains): Transactions {
  const load = lazy(async () => {
    const [code] = await Promise.all([
      import('./transactions/create-transactions'),
      import('./requests/sign-transactions'),
    ])
    return code.createTransactions(chains)
  })
  return lazyApi(load, ['estimate', 'send', 'wait', 'observe', 'read', 'cursor', 'since'])
}

/**
 * The host's first RPC URL, else that of another plugin that reads the network; by default of the active
 * network, else of the first.
 */
async function rpcUrl(chains: Chains, networkId?: NetworkId): Promise<string> {
  const { ctx, networks } = chains
  const id = networkId ?? ctx.use(sessionContract).active('solana')?.networkId ?? networks[0]?.id
  const network = id && findNetwork(chains, id, 'solana')
  if (!network) throw new NetworkNotFoundError(id)
  const url = network.rpcUrls.find(isWebUrl) ?? (await fallbackUrl(ctx, network))
  if (url === undefined) throw new ChainUnservedError(network.id)
  return url
}

async function fallbackUrl(ctx: Chains['ctx'], network: Network): Promise<string | undefined> {
  for (const fallback of ctx.items(rpcFallbacks)) {
    const url = await fallback.url(network)
    if (isWebUrl(url)) return url
  }
  return undefined
}
