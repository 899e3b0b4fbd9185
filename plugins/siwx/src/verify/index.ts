export { type Eip155VerifierOptions, eip155Verifier } from './eip155'
export { type SolanaVerifierOptions, solanaVerifier } from './solana'
export {
  type SignatureClaim,
  type SignatureRefusal,
  type SignatureResult,
  type SignatureType,
  type SiwxVerifier,
  verifySignature,
} from './verifier'
