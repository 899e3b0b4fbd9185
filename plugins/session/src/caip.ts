import { LatchkeyError } from '@latchkey/kernel'
import type { ChainNamespace, NetworkId } from './contract/account'

export { evmChainId } from './contract/active-selectors'

/** The input is no CAIP-2 network id, or no CAIP-10 account id. */
export class InvalidCaipError extends LatchkeyError {
  readonly code = 'INVALID_CAIP_ADDRESS'
  constructor(expected: 'CAIP-2' | 'CAIP-10', given: unknown) {
    super('Invalid CAIP Address', {
      details: { expected, given: typeof given === 'string' ? given.slice(0, 200) : typeof given },
    })
  }
}

export interface CaipNetworkId {
  readonly namespace: ChainNamespace
  readonly reference: string
}
export interface CaipAddress extends CaipNetworkId {
  readonly address: string
}

/** CAIP-2, and CAIP-10 with a third part. */
const grammar = /^([-a-z\d]{3,8}):([-\w]{1,32})(?::([-.%a-zA-Z\d]{1,128}))?$/

/** The namespace, the reference and, of an account, the address. */
function partsOf(input: unknown): readonly (string | undefined)[] {
  return typeof input === 'string' ? (grammar.exec(input)?.slice(1) ?? []) : []
}

/** CAIP-2: `eip155:1`. */
export function isNetworkId(input: unknown): input is NetworkId {
  const [namespace, , address] = partsOf(input)
  return namespace !== undefined && address === undefined
}

/** CAIP-2. Throws `InvalidCaipError`. */
export function parseNetworkId(input: string): CaipNetworkId {
  const [namespace, reference, address] = partsOf(input)
  if (namespace === undefined || reference === undefined || address !== undefined)
    throw new InvalidCaipError('CAIP-2', input)
  return { namespace, reference }
}

/** CAIP-10: `eip155:1:0x…`. Throws `InvalidCaipError`. */
export function parseCaipAddress(input: string): CaipAddress {
  const [namespace, reference, address] = partsOf(input)
  if (namespace === undefined || reference === undefined || address === undefined)
    throw new InvalidCaipError('CAIP-10', input)
  return { namespace, reference, address }
}
