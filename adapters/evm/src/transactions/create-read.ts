import {
  type CheckedRead,
  checkedRead,
  findNetwork,
  NetworkNotFoundError,
} from '@latchkey/session/adapter-kit'
import type { NetworkId } from '@latchkey/session/contract'
import type { Chains } from '../chain/evm-context'
import { readChain } from '../chain/read-chain'

/** Throws `NetworkNotFoundError`. */
export function createRead(chains: Chains, networkId: NetworkId): (signal: AbortSignal) => CheckedRead {
  const network = findNetwork(chains, networkId)
  if (!network) throw new NetworkNotFoundError(networkId)
  return (signal) => checkedRead((call) => readChain(chains, network, call, signal))
}
