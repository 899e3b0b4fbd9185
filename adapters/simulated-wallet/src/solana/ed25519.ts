import { ProviderRpcError, providerErrorCodes } from '../provider-error'

// Uses the browser's own cryptography: it needs no download, and no content policy of a page blocks it.

/** The bytes before the 32 bytes of an ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
]

/** The 64 bytes of the signature. */
export async function sign(seed: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const key = await importKey(seed)
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, Uint8Array.from(message)))
}

/** The 32 bytes that are the address. */
export async function publicKeyOf(seed: Uint8Array): Promise<Uint8Array> {
  // WebCrypto has no other method to derive the public key from a private one.
  const { x = '' } = await crypto.subtle.exportKey('jwk', await importKey(seed))
  const binary = atob(x.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

async function importKey(seed: Uint8Array): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('pkcs8', Uint8Array.of(...PKCS8_HEAD, ...seed), 'Ed25519', true, [
      'sign',
    ])
  } catch (cause) {
    const message =
      'Solana keys need Ed25519 in WebCrypto: a browser of 2025 or newer, and a page on https or on localhost.'
    throw new ProviderRpcError(providerErrorCodes.internal, message, { cause: String(cause) })
  }
}
