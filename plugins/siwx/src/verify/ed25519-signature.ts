import { offchainForms } from '@latchkey/session/requests'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import type { SignatureClaim } from './verifier'

/** A base58 text of 64 bytes has at most 88 characters. Decoding takes quadratic time, so longer texts are not decoded. */
const MAX_SIGNATURE_LENGTH = 88

/** Whether the account signed the text, either directly or as a Solana off-chain message, of these domains too. */
export function verifyEd25519(
  { text, signature, accountAddress }: SignatureClaim,
  applicationDomains: readonly string[],
): boolean {
  const signatureBytes = fromBase58(signature)
  const publicKey = fromBase58(accountAddress)
  if (signatureBytes?.length !== 64 || publicKey?.length !== 32) return false
  const message = new TextEncoder().encode(text)
  const domains = applicationDomains.flatMap((domain) => {
    const bytes = fromBase58(domain)
    return bytes?.length === 32 ? [bytes] : []
  })
  return [message, ...offchainForms(message, publicKey, domains)].some((signed) =>
    isSigned(signatureBytes, signed, publicKey),
  )
}

function isSigned(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    // Strict RFC 8032 verification refuses public keys of small order. Anyone can forge signatures for such keys, and the
    // address of the system program is one.
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    return false
  }
}

function fromBase58(text: string): Uint8Array | undefined {
  try {
    return text.length <= MAX_SIGNATURE_LENGTH ? base58.decode(text) : undefined
  } catch {
    return undefined
  }
}
