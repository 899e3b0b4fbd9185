import { toBase58 } from '../to-base58'
import { SIGNATURE_LENGTH } from './bytes'

const KEY_LENGTH = 32
/** The highest bit of a message's first byte says that a version follows; legacy ones begin with a count. */
const VERSION_BIT = 0x80
const HEADER_LENGTH = 3

export interface Signer {
  /** base58. */
  readonly address: string
  /** base58; all ones, which is zeros, where it has not signed yet. */
  readonly signature: string
}

/** Who has to sign a serialised transaction, in its order, and with what; `undefined` when it is none. */
export function readSigners(bytes: Uint8Array): readonly Signer[] | undefined {
  const signatures = readCount(bytes, 0)
  if (!signatures) return undefined
  const message = signatures.next + signatures.count * SIGNATURE_LENGTH
  const version = (bytes[message] ?? 0) & VERSION_BIT ? 1 : 0
  const keys = readCount(bytes, message + version + HEADER_LENGTH)
  if (!keys || keys.count < signatures.count || keys.next + keys.count * KEY_LENGTH > bytes.length)
    return undefined
  return Array.from({ length: signatures.count }, (_, index) => {
    const slice = (start: number, length: number): string =>
      toBase58(bytes.subarray(start + index * length, start + (index + 1) * length))
    return {
      address: slice(keys.next, KEY_LENGTH),
      signature: slice(signatures.next, SIGNATURE_LENGTH),
    }
  })
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
