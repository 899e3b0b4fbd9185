import { ProviderRpcError, providerErrorCodes } from '../provider-error'

// The browser's own cryptography: nothing to load, and no policy of a page is in its way.

/** What stands before the 32 bytes of an ed25519 key in PKCS #8 (RFC 8410). */
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
  // There is no other way from a private key to its public one in WebCrypto.
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
      'Solana keys need Ed25519 in WebCrypto: a browser of 2025 or newer, and a page on https or on this machine.'
    throw new ProviderRpcError(providerErrorCodes.internal, message, { cause: String(cause) })
  }
}
