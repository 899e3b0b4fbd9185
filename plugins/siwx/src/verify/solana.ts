import { refuseSignature, type SiwxVerifier } from './verifier'

/**
 * Creates a verifier for ed25519 signatures of the text itself and of the text as a Solana off-chain message, which
 * hardware wallets sign. It needs no node. It loads the curve with the first claim.
 */
export function solanaVerifier(): SiwxVerifier {
  return {
    namespace: 'solana',
    async verify(claim) {
      const { verifyEd25519 } = await import('./ed25519-signature')
      return verifyEd25519(claim)
        ? { valid: true, type: 'solana:ed25519' }
        : refuseSignature('SIGNATURE_INVALID')
    },
  }
}
