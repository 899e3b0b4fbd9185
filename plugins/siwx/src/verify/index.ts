export {
  type SignatureClaim,
  type SignatureRefusal,
  type SignatureResult,
  type SignatureType,
  type SiwxVerifier,
  verifySignature,
} from './verifier'
export {
  type Eip155VerifierOptions,
  eip155Verifier,
  type SolanaVerifierOptions,
  solanaVerifier,
} from './verifiers'
