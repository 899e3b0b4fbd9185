import { isWebUrl } from '@latchkey/kernel'
import {
  type ChainCapabilities,
  type Network,
  type NetworkId,
  rpcFallbacks,
  sessionContract,
} from '@latchkey/session/contract'
import type { Chains } from './chain/chains'
import { readNativeBalance, readTokens } from './chain/read-balances'
import { requestNode } from './chain/read-chain'
import { ChainUnservedError, NetworkNotFoundError } from './errors'
import { signMessage } from './sign-message'

/** What can be asked of Solana. */
export function chainCapabilities(chains: Chains): ChainCapabilities {
  return {
    balance: { native: (...question) => readNativeBalance(chains, ...question) },
    tokens: { list: (...question) => readTokens(chains, ...question) },
    node: { request: (...question) => requestNode(chains, ...question) },
    sign: { message: (...question) => signMessage(chains.ctx, ...question) },
  }
}

/**
 * The host's first RPC URL, or where there is none, that of what else reads the network; by default of the active
 * network, else of the first.
 */
export async function rpcUrl({ ctx, networks }: Chains, networkId?: NetworkId): Promise<string> {
  const id = networkId ?? ctx.use(sessionContract).active('solana')?.networkId ?? networks[0]?.id
  const known = [...networks, ...ctx.read(sessionContract).networks]
  const network = known.find((one) => one.id === id)
  if (!network) throw new NetworkNotFoundError(id)
  const url = network.rpcUrls.find(isWebUrl) ?? (await furtherUrl(ctx, network))
  if (url === undefined) throw new ChainUnservedError(network.id)
  return url
}

async function furtherUrl(ctx: Chains['ctx'], network: Network): Promise<string | undefined> {
  for (const fallback of ctx.items(rpcFallbacks)) {
    const url = await fallback.url(network)
    if (isWebUrl(url)) return url
  }
  return undefined
}
