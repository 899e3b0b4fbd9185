import { TransactionInvalidError } from '@latchkey/adapter-kit'
import * as v from '@latchkey/session/schema'
import {
  getBase58Decoder,
  getTransactionDecoder,
  getTransactionVersionDecoder,
  isSignature,
  isSolanaError,
  SOLANA_ERROR__TRANSACTION__VERSION_NUMBER_NOT_SUPPORTED,
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

/** The version that a transaction tells, known or not. Returns `undefined` for other bytes. Never throws. */
export function readVersion(bytes: Uint8Array): number | 'legacy' | undefined {
  try {
    return getTransactionVersionDecoder().decode(getTransactionDecoder().decode(bytes).messageBytes)
  } catch (error) {
    return isSolanaError(error, SOLANA_ERROR__TRANSACTION__VERSION_NUMBER_NOT_SUPPORTED)
      ? error.context.unsupportedVersion
      : undefined
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
