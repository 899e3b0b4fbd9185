import type { NetworkInput } from '../contract'
import type { NetworkId } from '../contract/account'

/**
 * The CAIP-2 id of an EIP-155 chain id as wallets and pages write it: hex, decimal, number, bigint. `undefined` for
 * anything else.
 */
export function toEvmNetworkId(chainId: unknown): NetworkId | undefined {
  const text = typeof chainId === 'string' || typeof chainId === 'bigint' ? `${chainId}` : undefined
  if (text !== undefined && !/^(0x[\da-f]+|\d+)$/i.test(text)) return undefined
  const id = text === undefined ? chainId : Number(text)
  // control: chain-id-that-is-none
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}

/** The CAIP-2 id of a network given by its id, by its chain id, or by an object with one of them. */
export function networkIdOf(choice: NetworkInput): NetworkId | undefined {
  const id = typeof choice === 'object' ? choice?.id : choice
  return typeof id === 'number' ? toEvmNetworkId(id) : id
}
