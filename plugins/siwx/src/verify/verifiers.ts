import type { NodeRequest } from '@latchkey/session/chain'
import type { NetworkId } from '@latchkey/session/contract'
import { refuseSignature, type SiwxVerifier } from './verifier'

export interface Eip155VerifierOptions {
  /**
   * Returns the node of a network (CAIP-2 id). It is used for contract accounts (ERC-1271, ERC-6492) only. If it returns
   * `undefined`, contract accounts cannot sign in on this network.
   */
  readonly node?: (networkId: NetworkId) => NodeRequest | undefined
}

/**
 * Creates a verifier for EIP-191 signatures of keys and for ERC-1271 and ERC-6492 signatures of contracts. It loads viem
 * with the first claim.
 */
export function eip155Verifier({ node }: Eip155VerifierOptions = {}): SiwxVerifier {
  return {
    namespace: 'eip155',
    async verify(claim) {
      const { verifyAsContract, verifyAsKey } = await import('./eip155-signatures')
      // A key signature is verified without a node, so that no node can refuse it.
      if (await verifyAsKey(claim)) return { valid: true, type: 'eip191' }
      const request = node?.(claim.networkId)
      return request ? verifyAsContract(claim, request) : refuseSignature('NETWORK_UNSUPPORTED')
    },
  }
}

export interface SolanaVerifierOptions {
  /**
   * Application domains that wallets put into off-chain messages of version 0, each 32 bytes in base58. The text does not
   * name them, so a message of an unknown one cannot be verified. Default: none; 32 zeros are always accepted.
   */
  readonly applicationDomains?: readonly string[]
}

/**
 * Creates a verifier for ed25519 signatures of the text itself and of the text as a Solana off-chain message, which
 * hardware wallets sign, of version 0 and 1. It needs no node. It loads the curve with the first claim.
 */
export function solanaVerifier({ applicationDomains = [] }: SolanaVerifierOptions = {}): SiwxVerifier {
  return {
    namespace: 'solana',
    async verify(claim) {
      const { verifyEd25519 } = await import('./ed25519-signature')
      return verifyEd25519(claim, applicationDomains)
        ? { valid: true, type: 'solana:ed25519' }
        : refuseSignature('SIGNATURE_INVALID')
    },
  }
}
