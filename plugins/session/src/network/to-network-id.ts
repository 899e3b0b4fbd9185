import type { NetworkInput } from '../contract'
import type { NetworkId } from '../contract/account'

/**
 * Converts an EIP-155 chain id to a CAIP-2 id. Accepts a number, a bigint, and a decimal or hexadecimal string, also with `0X`,
 * because wallets respond with any of these. Returns
 * `undefined` for anything else.
 */
export function toEvmNetworkId(chainId: unknown): NetworkId | undefined {
  const text = typeof chainId === 'string' || typeof chainId === 'bigint' ? `${chainId}` : undefined
  if (text !== undefined && !/^(0[xX][\da-fA-F]+|\d+)$/.test(text)) return undefined
  const id = text === undefined ? chainId : Number(text)
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}

/**
 * The CAIP-2 id of a network input. `undefined` for an invalid chain id; a CAIP-2 id is returned unchecked.
 * @param configured among these an object is found whose `id` is only a CAIP-2 reference, as `solanaMainnet` has it
 */
export function networkIdOf(
  choice: NetworkInput,
  configured: readonly { readonly id: NetworkId }[] = [],
): NetworkId | undefined {
  const id = typeof choice === 'object' ? choice?.id : choice
  if (typeof id !== 'string') return toEvmNetworkId(id)
  if (hasNamespace(id)) return id
  const found = configured.filter((network) => network.id.endsWith(`:${id}`))
  // A reference may exist in two namespaces.
  return found.length === 1 ? found[0]?.id : undefined
}

const hasNamespace = (id: string): id is NetworkId => id.includes(':')
