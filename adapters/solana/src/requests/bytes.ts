import { ALPHABET, BASE, LETTERS_PER_BYTE, MAX_BYTES } from '../base58'
import { readList } from '../connector/read-accounts'
import { WalletResponseError } from '../errors'

export const SIGNATURE_LENGTH = 64
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Bytes of a wallet's response: a typed array, also of another window, or a list. Throws `WalletResponseError` for others. */
export function readBytes(method: string, answer: unknown): Uint8Array {
  const bytes = ArrayBuffer.isView(answer)
    ? new Uint8Array(answer.buffer, answer.byteOffset, Math.min(answer.byteLength, MAX_BYTES)).slice()
    : bytesOf(readList(answer, MAX_BYTES))
  if (!bytes?.length) throw new WalletResponseError(method)
  return bytes
}

function bytesOf(list: readonly unknown[]): Uint8Array | undefined {
  const isByte = (one: unknown): one is number =>
    Number.isInteger(one) && Number(one) >= 0 && Number(one) < 256
  return list.every(isByte) ? Uint8Array.from(list) : undefined
}

/** In base58, as it goes over the wire. */
export function readSignature(method: string, answer: unknown): string {
  const bytes = readBytes(method, answer)
  if (bytes.length !== SIGNATURE_LENGTH) throw new WalletResponseError(method)
  return toBase58(bytes)
}

/** Not with the decoding, because lists of wallets decode base58 and never encode it. */
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
