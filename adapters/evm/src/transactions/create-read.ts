import { findNetwork, NetworkNotFoundError } from '@latchkey/session/adapter-kit'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { Chains } from '../chain/evm-context'
import { readChain } from '../chain/read-chain'
import { ChainResponseError } from '../errors'

/** Reads a network. Rejects with `ChainResponseError` if the response has another shape. */
export type Read = <Schema extends v.GenericSchema>(
  schema: Schema,
  method: string,
  ...params: readonly unknown[]
) => Promise<v.InferOutput<Schema>>

/** Throws `NetworkNotFoundError`. */
export function createRead(chains: Chains, networkId: NetworkId): (signal: AbortSignal) => Read {
  const network = findNetwork(chains, networkId)
  if (!network) throw new NetworkNotFoundError(networkId)
  return (signal) =>
    async (schema, method, ...params) => {
      const parsed = v.safeParse(schema, await readChain(chains, network, { method, params }, signal))
      if (!parsed.success) throw new ChainResponseError(method)
      return parsed.output
    }
}
