import { ALPHABET, BASE, LETTERS_PER_BYTE } from './base58'

/** A file of its own: lists of wallets read base58 and write none. */
export function toBase58(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const letters = write(BigInt(`0x0${hex}`), Math.ceil(bytes.length * LETTERS_PER_BYTE))
  // A number has no leading zeros, and bytes have: each is written as the first letter.
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return ALPHABET.charAt(0).repeat(zeros < 0 ? bytes.length : zeros) + letters.replace(/^1+/, '')
}

/** In halves: a division for each letter of a long message, which a wallet may answer with, would take a minute. */
function write(number: bigint, length: number): string {
  if (length <= 1) return ALPHABET.charAt(Number(number))
  const half = length >> 1
  const power = BASE ** BigInt(half)
  return write(number / power, length - half) + write(number % power, half)
}
