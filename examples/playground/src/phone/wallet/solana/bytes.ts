import bs58 from 'bs58'
import * as v from 'valibot'

/** Parses base58 to bytes. */
export const base58Schema = v.pipe(
  v.string(),
  v.transform((text) => bs58.decodeUnsafe(text)),
  v.instance(Uint8Array),
)

export const base64Schema = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))),
)

export const toBase58 = (bytes: Uint8Array): string => bs58.encode(bytes)

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
