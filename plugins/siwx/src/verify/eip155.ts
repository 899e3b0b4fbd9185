import type { NetworkId } from '@latchkey/session/contract'
import type { NodeRequest } from './node-request'
import { refuseSignature, type SiwxVerifier } from './verifier'

export interface Eip155VerifierOptions {
  /**
   * The node of a network. It is asked for accounts that are contracts (ERC-1271, ERC-6492) only; an account with a key
   * needs none. `undefined`: contracts on this network cannot sign in.
   */
  readonly node?: (networkId: NetworkId) => NodeRequest | undefined
}

/**
 * Verifies EIP-191 signatures of keys and ERC-1271 and ERC-6492 signatures of contracts. viem is loaded with the first
 * claim.
 */
export function eip155Verifier({ node }: Eip155VerifierOptions = {}): SiwxVerifier {
  return {
    namespace: 'eip155',
    async verify(claim) {
      const { verifyAsContract, verifyAsKey } = await import('./eip155-signatures')
      // The signature of a key is verified without a node, whose response cannot make it invalid.
      if (await verifyAsKey(claim)) return { valid: true, type: 'eip191' }
      const request = node?.(claim.networkId)
      return request ? verifyAsContract(claim, request) : refuseSignature('NETWORK_UNSUPPORTED')
    },
  }
}
