import { isWebUrl } from '@latchkey/kernel'
import { type Network, type NetworkId, rpcFallbacks, sessionContract } from '@latchkey/session/contract'
import { Connection } from '@solana/web3.js'
import type { Chains } from './chain/chains'
import { ChainUnservedError, NetworkNotFoundError } from './errors'

/**
 * web3.js on the host's first RPC URL, or where there is none, on what else reads the network; by default of the active
 * network, else of the first.
 */
export async function web3Connection({ ctx, networks }: Chains, networkId?: NetworkId): Promise<Connection> {
  const id = networkId ?? ctx.use(sessionContract).active('solana')?.networkId ?? networks[0]?.id
  const known = [...networks, ...ctx.read(sessionContract).networks]
  const network = known.find((one) => one.id === id)
  if (!network) throw new NetworkNotFoundError(id)
  const url = network.rpcUrls.find(isWebUrl) ?? (await furtherUrl(ctx, network))
  if (url === undefined) throw new ChainUnservedError(network.id)
  return new Connection(url, { commitment: 'confirmed', disableRetryOnRateLimit: true })
}

async function furtherUrl(ctx: Chains['ctx'], network: Network): Promise<string | undefined> {
  for (const fallback of ctx.items(rpcFallbacks)) {
    const url = await fallback.url(network)
    if (isWebUrl(url)) return url
  }
  return undefined
}
