import { refuseSignature, type SiwxVerifier } from './verifier'

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
