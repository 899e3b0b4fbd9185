import {
  ChainResponseError,
  ChainRpcError,
  type CheckedRead,
  checkedRead,
  findNetwork,
} from '@latchkey/adapter-kit'
import type { NetworkId } from '@latchkey/session/contract'
import { NetworkNotFoundError } from '@latchkey/session/errors'
import { type Chains, readChain } from '../chain/read-chain'

/** How to read a network. Throws `NetworkNotFoundError` for one that is not configured. */
export function openNetwork(chains: Chains, networkId: NetworkId): (signal: AbortSignal) => CheckedRead {
  const network = findNetwork(chains, networkId, 'eip155')
  if (!network) throw new NetworkNotFoundError(networkId)
  return (signal) => checkedRead((call) => readChain(chains, network, call, signal))
}

/** A node that does not keep old states or tell pending blocks refuses; one that is away is another matter. */
export async function unlessRefused<Value>(
  work: Promise<Value>,
  otherwise: () => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ChainRpcError || error instanceof ChainResponseError) return otherwise()
    throw error
  }
}
