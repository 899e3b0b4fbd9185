import { ALPHABET, BASE, LETTERS_PER_BYTE } from './base58'

/** A separate file, because lists of wallets decode base58 and never encode it. */
export function toBase58(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const letters = write(BigInt(`0x0${hex}`), Math.ceil(bytes.length * LETTERS_PER_BYTE))
  // A number loses leading zero bytes, so each is written as the first letter.
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return ALPHABET.charAt(0).repeat(zeros < 0 ? bytes.length : zeros) + letters.replace(/^1+/, '')
}

/** Splits into halves, because one division per letter of a long message (a wallet's response) would take a minute. */
function write(number: bigint, length: number): string {
  if (length <= 1) return ALPHABET.charAt(Number(number))
  const half = length >> 1
  const power = BASE ** BigInt(half)
  return write(number / power, length - half) + write(number % power, half)
}
