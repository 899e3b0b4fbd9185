import { ALPHABET, BASE } from './base58'

/** A file of its own: lists of wallets read base58 and write none. */
export function toBase58(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const digits: string[] = []
  for (let rest = BigInt(`0x0${hex}`); rest > 0n; rest /= BASE)
    digits.push(ALPHABET.charAt(Number(rest % BASE)))
  // A number has no leading zeros, and bytes have: each is written as the first letter.
  for (const byte of bytes) {
    if (byte !== 0) break
    digits.push(ALPHABET.charAt(0))
  }
  return digits.reverse().join('')
}
