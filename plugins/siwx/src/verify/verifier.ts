import type { NetworkId } from '@latchkey/session/contract'

/**
 * How the account signed. `eip191`: with its key. `eip1271`: as a contract. `eip6492`: as a contract that is not deployed
 * yet. `solana:ed25519`: with its Solana key.
 */
export type SignatureType = 'eip191' | 'eip1271' | 'eip6492' | 'solana:ed25519'

/**
 * Why a signature is not accepted. `NODE_UNREACHABLE`: it may be valid, but it could not be verified. `SIGNATURE_PENDING`: it is
 * empty, and the owners of the contract have not confirmed the text on chain yet.
 */
export type SignatureRefusal =
  | 'SIGNATURE_INVALID'
  | 'SIGNATURE_PENDING'
  | 'NETWORK_UNSUPPORTED'
  | 'NODE_UNREACHABLE'

export type SignatureResult =
  | { readonly valid: true; readonly type: SignatureType }
  | { readonly valid: false; readonly code: SignatureRefusal }

export interface SignatureClaim {
  /** The signed text, byte for byte. */
  readonly text: string
  /** Hex with `0x` on EVM, base58 on Solana. `0x` alone where the owners of a contract sign on chain. */
  readonly signature: string
  readonly accountAddress: string
  /** CAIP-2 id. A contract account is looked up on this network. */
  readonly networkId: NetworkId
  readonly signal?: AbortSignal
}

export interface SiwxVerifier {
  /** CAIP-2 namespace. */
  readonly namespace: string
  verify(claim: SignatureClaim): Promise<SignatureResult>
}

/** Whether the same signature may be valid later. */
export const isUndecided = (code: unknown): boolean =>
  code === 'NODE_UNREACHABLE' || code === 'SIGNATURE_PENDING'

export const refuseSignature = (code: SignatureRefusal): SignatureResult => ({ valid: false, code })

/**
 * Verifies with the first verifier of the claim's namespace. Without one it resolves with `NETWORK_UNSUPPORTED`, and with
 * `SIGNATURE_INVALID` for a verifier that answers something else than a `SignatureResult`.
 */
export async function verifySignature(
  verifiers: readonly SiwxVerifier[],
  claim: SignatureClaim,
): Promise<SignatureResult> {
  const [namespace] = claim.networkId.split(':')
  const verifier = verifiers.find((one) => one.namespace === namespace)
  if (!verifier) return refuseSignature('NETWORK_UNSUPPORTED')
  const result: unknown = await verifier.verify(claim)
  return isResult(result) ? result : refuseSignature('SIGNATURE_INVALID')
}

const types: readonly unknown[] = ['eip191', 'eip1271', 'eip6492', 'solana:ed25519'] satisfies SignatureType[]
const refusals: readonly unknown[] = [
  'SIGNATURE_INVALID',
  'SIGNATURE_PENDING',
  'NETWORK_UNSUPPORTED',
  'NODE_UNREACHABLE',
] satisfies SignatureRefusal[]

/** A host's own verifier may return anything, without types. */
function isResult(value: unknown): value is SignatureResult {
  if (typeof value !== 'object' || value === null || !('valid' in value)) return false
  if (value.valid === true) return 'type' in value && types.includes(value.type)
  return value.valid === false && 'code' in value && refusals.includes(value.code)
}
