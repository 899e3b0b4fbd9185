import { TransactionInvalidError } from '@latchkey/adapter-kit'
import * as v from '@latchkey/session/schema'
import {
  getBase58Decoder,
  getShortU16Decoder,
  getTransactionDecoder,
  isSignature,
  type Transaction,
} from '@solana/kit'
import { SIGNATURE_LENGTH } from '../requests/bytes'

export interface Signer {
  /** base58. */
  readonly address: string
  /** base58; all `1` (zero bytes) while the signature is missing. */
  readonly signature: string
}

/** A signature in base58. That of the fee payer is the id of a transaction. */
export const signatureSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.check((text) => {
    try {
      return isSignature(text)
    } catch {
      // It throws for letters that base58 has not (`findings/solana-kit-is-signature.sh`).
      return false
    }
  }),
)

/**
 * What is signed of a serialized transaction, and the signatures: legacy, version 0 or version 1. Returns `undefined` for
 * other bytes. Never throws.
 */
export function readWire(bytes: Uint8Array): Transaction | undefined {
  try {
    return getTransactionDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

/** Set in the byte that tells the version of a message; a legacy message begins with a count instead. */
const VERSION_BIT = 0x80

/**
 * The version that a transaction tells, known or not. Returns `undefined` for bytes that end before it. Never throws. Not from
 * the error of `@solana/kit` for unknown versions: on a page that has frozen the built-ins it is another one.
 */
export function readVersion(bytes: Uint8Array): number | 'legacy' | undefined {
  const [first] = bytes
  if (first === undefined) return undefined
  // Version 1 and later begin with the message.
  if (first & VERSION_BIT) return first ^ VERSION_BIT
  const byte = bytes[messageStart(bytes)]
  if (byte === undefined) return undefined
  return byte & VERSION_BIT ? byte ^ VERSION_BIT : 'legacy'
}

/** Legacy transactions and version 0 begin with their number of signatures, and those. */
function messageStart(bytes: Uint8Array): number {
  try {
    const [count, end] = getShortU16Decoder().read(bytes, 0)
    return end + count * SIGNATURE_LENGTH
  } catch {
    return bytes.length
  }
}

/** The signers of a serialized transaction and their signatures, in order; `undefined` for other bytes. */
export function readSigners(bytes: Uint8Array): readonly Signer[] | undefined {
  const transaction = readWire(bytes)
  if (!transaction) return undefined
  const { decode } = getBase58Decoder()
  return Object.entries(transaction.signatures).map(([address, signature]) => ({
    address,
    signature: decode(signature ?? new Uint8Array(SIGNATURE_LENGTH)),
  }))
}

/** The message of a serialized transaction: what is signed. Throws `INVALID_TRANSACTION` for other bytes. */
export function messageOf(bytes: Uint8Array): Uint8Array {
  const transaction = readWire(bytes)
  if (!transaction) throw new TransactionInvalidError('transaction')
  return Uint8Array.from(transaction.messageBytes)
}
