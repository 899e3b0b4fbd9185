import { LatchkeyError } from '@latchkey/kernel'
import type { ChainNamespace, NetworkId } from './account'

/** A text is not a CAIP-2 network id or not a CAIP-10 account id. */
export class InvalidCaipError extends LatchkeyError {
  readonly code = 'INVALID_CAIP_ADDRESS'
  constructor(expected: 'CAIP-2' | 'CAIP-10', given: unknown) {
    super('Invalid CAIP Address', { details: { expected, given: String(given).slice(0, 200) } })
  }
}

export interface CaipNetworkId {
  readonly namespace: ChainNamespace
  readonly reference: string
}
export interface CaipAddress extends CaipNetworkId {
  readonly address: string
}

function partsOf(input: unknown, count: number): readonly string[] | undefined {
  if (typeof input !== 'string') return undefined
  const parts = input.split(':')
  return parts.length === count && parts.every((part) => part !== '') ? parts : undefined
}

/** `eip155:1`: two parts, none empty. */
export function isNetworkId(input: unknown): input is NetworkId {
  return partsOf(input, 2) !== undefined
}

/** CAIP-2. Throws `InvalidCaipError`. */
export function parseNetworkId(input: string): CaipNetworkId {
  const [namespace, reference] = partsOf(input, 2) ?? []
  if (namespace === undefined || reference === undefined) throw new InvalidCaipError('CAIP-2', input)
  return { namespace, reference }
}

/** CAIP-10: `eip155:1:0x…`, three parts, none empty. Throws `InvalidCaipError`. */
export function parseCaipAddress(input: string): CaipAddress {
  const [namespace, reference, address] = partsOf(input, 3) ?? []
  if (namespace === undefined || reference === undefined || address === undefined)
    throw new InvalidCaipError('CAIP-10', input)
  return { namespace, reference, address }
}

/** The chain id of an `eip155` network; `undefined` for anything else, `eip155:0x1` and `eip155:01` included. */
export function evmChainId(networkId: string): number | undefined {
  const [namespace, reference = ''] = partsOf(networkId, 2) ?? []
  if (namespace !== 'eip155' || !/^[1-9]\d*$/.test(reference)) return undefined
  const chainId = Number(reference)
  return Number.isSafeInteger(chainId) ? chainId : undefined
}
