import { SIGNATURE_LENGTH, toBase58 } from '../requests/bytes'

/** Set in the byte that tells the version of a message; a legacy message begins with a count instead. */
const VERSION_BIT = 0x80
const HEADER_LENGTH = 3
const KEY_LENGTH = 32
/** In version 1: behind version, header, mask of its settings, lifetime and the number of instructions. */
const KEY_COUNT_AT = 41

export interface Signer {
  /** base58. */
  readonly address: string
  /** base58; all `1` (zero bytes) while the signature is missing. */
  readonly signature: string
}

/** Where the parts of a serialized transaction are. */
export interface TransactionLayout {
  /** What is signed. */
  readonly message: Uint8Array
  /** Legacy transactions and version 0 begin with their number and the signatures, version 1 (SIMD-0385) ends with them. */
  readonly signaturesAt: number
  readonly signatureCount: number
  /** The keys of the accounts, those that sign first. */
  readonly keysAt: number
}

/** Returns `undefined` for bytes that are no transaction, and for a version above 1. Never throws. */
export function readLayout(bytes: Uint8Array): TransactionLayout | undefined {
  const version = readVersion(bytes)
  if (version === undefined || version > 1) return undefined
  return version === 1 ? readMessageFirst(bytes) : readSignaturesFirst(bytes, version)
}

/** The version that the bytes tell, known or not; -1 for a legacy transaction. `undefined` where they end before it. */
export function readVersion(bytes: Uint8Array): number | undefined {
  const [first] = bytes
  if (first === undefined) return undefined
  if (first & VERSION_BIT) return first ^ VERSION_BIT
  const signatures = readCount(bytes, 0)
  const byte = signatures && bytes[signatures.next + signatures.count * SIGNATURE_LENGTH]
  if (byte === undefined) return undefined
  return byte & VERSION_BIT ? byte ^ VERSION_BIT : -1
}

/** The signers of a serialized transaction and their signatures, in order; `undefined` for other bytes. */
export function readSigners(bytes: Uint8Array): readonly Signer[] | undefined {
  const layout = readLayout(bytes)
  if (!layout) return undefined
  const slice = (start: number, length: number): string => toBase58(bytes.subarray(start, start + length))
  return Array.from({ length: layout.signatureCount }, (_, index) => ({
    address: slice(layout.keysAt + index * KEY_LENGTH, KEY_LENGTH),
    signature: slice(layout.signaturesAt + index * SIGNATURE_LENGTH, SIGNATURE_LENGTH),
  }))
}

function readSignaturesFirst(bytes: Uint8Array, version: number): TransactionLayout | undefined {
  const signatures = readCount(bytes, 0)
  if (!signatures) return undefined
  const { count: signatureCount, next: signaturesAt } = signatures
  const messageAt = signaturesAt + signatureCount * SIGNATURE_LENGTH
  const keys = readCount(bytes, messageAt + (version < 0 ? 0 : 1) + HEADER_LENGTH)
  if (!keys || keys.count < signatureCount || keys.next + keys.count * KEY_LENGTH > bytes.length)
    return undefined
  return { message: bytes.subarray(messageAt), signaturesAt, signatureCount, keysAt: keys.next }
}

function readMessageFirst(bytes: Uint8Array): TransactionLayout | undefined {
  const signatureCount = bytes[1] ?? 0
  const keyCount = bytes[KEY_COUNT_AT] ?? 0
  const keysAt = KEY_COUNT_AT + 1
  const signaturesAt = bytes.length - signatureCount * SIGNATURE_LENGTH
  if (signatureCount === 0 || keyCount < signatureCount || keysAt + keyCount * KEY_LENGTH > signaturesAt)
    return undefined
  return { message: bytes.subarray(0, signaturesAt), signaturesAt, signatureCount, keysAt }
}

/** Compact-u16: seven bits a byte, the lowest first; at most three bytes. */
function readCount(
  bytes: Uint8Array,
  start: number,
): { readonly count: number; readonly next: number } | undefined {
  let count = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[start + index]
    if (byte === undefined) return undefined
    count |= (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return { count, next: start + index + 1 }
  }
  return undefined
}
