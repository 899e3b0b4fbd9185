import { isWebUrl } from '@latchkey/kernel'
import { toJson } from '@latchkey/kernel/to-json'
import { namespaceOf } from '@latchkey/session/caip'
import type { Network, NetworkId } from '@latchkey/session/contract'
import { WalletResponseError } from '../errors'
import type { Payload } from '../frame/calls'
import { toChainId } from './read-user'
import { toFrameParams } from './solana-frame-format'

/** @param params as `copyParams` returns them */
export function toPayload(
  method: string,
  params: unknown,
  networkId: NetworkId,
  networks: readonly Network[],
): Payload<'RPC_REQUEST'> {
  const namespace = namespaceOf(networkId)
  if (namespace !== 'eip155' && namespace !== 'solana') throw new WalletResponseError(method)
  const rpcUrl = rpcUrlOf(networkId, networks)
  return {
    method,
    ...(params !== undefined && { params: toFrameParams(method, params) }),
    chainNamespace: namespace,
    chainId: toChainId(networkId),
    ...(rpcUrl !== undefined && { rpcUrl }),
  }
}

/** The first RPC URL that the frame can fetch: over https, or over http on loopback. */
export const rpcUrlOf = (networkId: NetworkId, networks: readonly Network[]): string | undefined =>
  networks.find(({ id }) => id === networkId)?.rpcUrls.find(isWebUrl)

/**
 * Copies the params, so that later changes by the caller affect neither what the user reads nor what is signed. Replaces
 * bigints first, because many pages define a `BigInt.prototype.toJSON` that returns decimal text.
 */
export function copyParams(params: unknown): unknown {
  return params === undefined ? undefined : JSON.parse(toJson(withoutBigints(params)))
}

/** Replaces bigints by hex quantities of JSON-RPC. */
function withoutBigints(value: unknown): unknown {
  if (typeof value === 'bigint') return `0x${value.toString(16)}`
  if (Array.isArray(value)) return value.map(withoutBigints)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutBigints(one)]))
}
