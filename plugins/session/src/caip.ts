import { defineError } from '@latchkey/kernel'
import type { ChainNamespace, NetworkId } from './contract/account'
import { evmChainId } from './contract/active-selectors'

export { addressKey, isSameAddress } from './contract/account'
export { evmChainId, namespaceOf } from './contract/active-selectors'
export { addressOfName, evmCoinType, isNameOf, type NameReader } from './network/address-of-name'
export { isHex, isHexBytes } from './network/is-hex'
export { networkIdOf, toEvmNetworkId } from './network/to-network-id'

/** The input is not a CAIP-2 network id, or not a CAIP-10 account id; `details.expected` says which was expected. */
export class InvalidCaipError extends defineError('INVALID_CAIP_ADDRESS', 'Invalid CAIP Address') {
  constructor(expected: 'CAIP-2' | 'CAIP-10', given: unknown) {
    super({
      details: { expected, given: typeof given === 'string' ? given.slice(0, 200) : typeof given },
    })
  }
}

/** The parts of a CAIP-2 network id. */
export interface CaipNetworkId {
  readonly namespace: ChainNamespace
  readonly reference: string
}
/** The parts of a CAIP-10 account id. */
export interface CaipAddress extends CaipNetworkId {
  readonly address: string
}

/** Matches a CAIP-2 id; with the optional third part, a CAIP-10 id. */
const grammar = /^([-a-z\d]{3,8}):([-\w]{1,32})(?::([-.%a-zA-Z\d]{1,128}))?$/

/** Returns `[namespace, reference, address]`; `address` is `undefined` for a CAIP-2 id. Empty for invalid input. */
function partsOf(input: unknown): readonly (string | undefined)[] {
  return typeof input === 'string' ? (grammar.exec(input)?.slice(1) ?? []) : []
}

/** Whether the input is a CAIP-2 network id, such as `eip155:1`. Never throws. */
export function isNetworkId(input: unknown): input is NetworkId {
  const [namespace, , address] = partsOf(input)
  return namespace !== undefined && address === undefined
}

/** Whether the input is the namespace of a CAIP-2 id, such as `eip155`. Never throws. */
export function isNamespace(input: unknown): input is ChainNamespace {
  return typeof input === 'string' && isNetworkId(`${input}:0`)
}

/** Whether the input is a CAIP-10 account id. Never throws. */
export const isCaipAddress = (input: unknown): input is string => partsOf(input)[2] !== undefined

/**
 * The EIP-155 chain id of a CAIP-2 id in hex, as wallets expect it: `0x2105`. Throws `InvalidCaipError` for the id of
 * another namespace.
 */
export function chainIdHex(networkId: NetworkId): `0x${string}` {
  const chainId = evmChainId(networkId)
  if (chainId === undefined) throw new InvalidCaipError('CAIP-2', networkId)
  return `0x${chainId.toString(16)}`
}

/**
 * Splits a CAIP-2 network id into its parts. Throws `InvalidCaipError` for anything else.
 * @example parseNetworkId('eip155:1') // { namespace: 'eip155', reference: '1' }
 */
export function parseNetworkId(input: string): CaipNetworkId {
  const [namespace, reference, address] = partsOf(input)
  if (namespace === undefined || reference === undefined || address !== undefined)
    throw new InvalidCaipError('CAIP-2', input)
  return { namespace, reference }
}

/**
 * Splits a CAIP-10 account id into its parts. Throws `InvalidCaipError` for anything else.
 * @example parseCaipAddress('eip155:1:0xab16…').address // '0xab16…'
 */
export function parseCaipAddress(input: string): CaipAddress {
  const [namespace, reference, address] = partsOf(input)
  if (namespace === undefined || reference === undefined || address === undefined)
    throw new InvalidCaipError('CAIP-10', input)
  return { namespace, reference, address }
}
