import { refuseSignature, type SiwxVerifier } from './verifier'

/**
 * Verifies ed25519 signatures over the text itself, and over its off-chain message form, which hardware wallets sign.
 * Needs no node. The curve is loaded with the first claim.
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
