import { type CheckedRead, checkedRead, findNetwork } from '@latchkey/adapter-kit'
import type { Network, NetworkId } from '@latchkey/session/contract'
import { NetworkNotFoundError } from '@latchkey/session/errors'
import * as v from '@latchkey/session/schema'
import { type Blockhash, type BlockhashLifetimeConstraint, isBlockhash } from '@solana/kit'
import { type Chains, readChain } from '../chain/read-chain'

export interface OpenNetwork {
  readonly network: Network
  readonly read: CheckedRead
}

/**
 * Throws `NetworkNotFoundError` for a network that is not configured.
 * @param rpcUrls the servers to ask. Default: all of the network
 */
export function openNetwork(
  chains: Chains,
  networkId: NetworkId,
  signal: AbortSignal,
  rpcUrls?: readonly string[],
): OpenNetwork {
  const network = findNetwork(chains, networkId, 'solana')
  if (!network) throw new NetworkNotFoundError(networkId)
  const asked = rpcUrls ? { ...network, rpcUrls } : network
  return {
    network,
    read: checkedRead((call) => readChain(chains, asked, call, signal)),
  }
}

const COMMITMENT = { commitment: 'confirmed' }
const blockhashSchema = v.object({
  value: v.object({
    blockhash: v.custom<Blockhash>((input) => typeof input === 'string' && isBlockhash(input)),
    lastValidBlockHeight: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(0),
      v.transform((height) => BigInt(height)),
    ),
  }),
})

export async function readBlockhash(read: CheckedRead): Promise<BlockhashLifetimeConstraint> {
  return (await read(blockhashSchema, 'getLatestBlockhash', COMMITMENT)).value
}
