import type { NetworkId } from '@latchkey/session/contract'

/** How an account signed: by key (EIP-191), as a contract (ERC-1271), as one not yet deployed (ERC-6492), ed25519. */
export type SignatureType = 'eip191' | 'eip1271' | 'eip6492' | 'solana:ed25519'

/** Why a signature does not count. `NODE_UNREACHABLE`: it may be valid, the chain could not be asked. */
export type SignatureRefusal = 'SIGNATURE_INVALID' | 'NETWORK_UNSUPPORTED' | 'NODE_UNREACHABLE'

export type SignatureResult =
  | { readonly valid: true; readonly type: SignatureType }
  | { readonly valid: false; readonly code: SignatureRefusal }

export interface SignatureClaim {
  /** Exactly what was signed. */
  readonly text: string
  /** Hex with `0x` on EVM, base58 on Solana. */
  readonly signature: string
  readonly accountAddress: string
  /** The account of a contract is looked up on this network. */
  readonly networkId: NetworkId
  readonly signal?: AbortSignal
}

export interface SiwxVerifier {
  /** CAIP-2. */
  readonly namespace: string
  verify(claim: SignatureClaim): Promise<SignatureResult>
}

export const refuseSignature = (code: SignatureRefusal): SignatureResult => ({ valid: false, code })

/** Verifies with the first verifier of the claim's namespace. Resolves with `NETWORK_UNSUPPORTED` where there is none. */
export async function verifySignature(
  verifiers: readonly SiwxVerifier[],
  claim: SignatureClaim,
): Promise<SignatureResult> {
  const [namespace] = claim.networkId.split(':')
  const verifier = verifiers.find((one) => one.namespace === namespace)
  return verifier ? verifier.verify(claim) : refuseSignature('NETWORK_UNSUPPORTED')
}
