import {
  type CheckedRead,
  checkedRead,
  findNetwork,
  NetworkNotFoundError,
} from '@latchkey/session/adapter-kit'
import type { Network, NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { readChain } from '../chain/read-chain'
import type { Chains } from '../solana-context'

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
  const network = findNetwork(chains, networkId)
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
    blockhash: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
    lastValidBlockHeight: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
})

export async function readBlockhash(
  read: CheckedRead,
): Promise<v.InferOutput<typeof blockhashSchema>['value']> {
  return (await read(blockhashSchema, 'getLatestBlockhash', COMMITMENT)).value
}
