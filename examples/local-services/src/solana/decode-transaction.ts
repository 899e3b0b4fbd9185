import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getBase58Decoder,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type SignatureBytes,
  type Transaction,
} from '@solana/kit'
import { RpcError, rpcErrorCodes } from '../relay/rpc-error'

export type WireMessage = Extract<CompiledTransactionMessage, { readonly version: 'legacy' | 0 }> &
  CompiledTransactionMessageWithLifetime

/** A transaction as it was sent. */
export interface Wire {
  readonly bytes: Uint8Array
  readonly transaction: Transaction
  readonly message: WireMessage
  /** Its static account keys, in the order that instructions refer to. */
  readonly addresses: readonly Address[]
  readonly isSigned: boolean
  /** Base58; 64 zero bytes if unsigned. */
  readonly signature: string
}

const SIGNATURE_LENGTH = 64

/** Decodes a transaction. Throws `RpcError` if that fails. */
export function readWire(text: string, encoding: string): Wire {
  try {
    const bytes = Uint8Array.from(
      encoding === 'base64' ? Buffer.from(text, 'base64') : getBase58Encoder().encode(text),
    )
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    if (message.version === 1) throw new Error('version 1 is not supported')
    const signatures = Object.values(transaction.signatures)
    return {
      bytes,
      transaction,
      message,
      addresses: message.staticAccounts,
      isSigned: signatures.every((signature) => signature !== null),
      signature: getBase58Decoder().decode(signatures[0] ?? new Uint8Array(SIGNATURE_LENGTH)),
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new RpcError(rpcErrorCodes.invalidParams, `failed to deserialize the transaction: ${why}`)
  }
}

/** For simulations: the VM requires all signatures to be present, even where it does not verify them. */
export function withAllSignatures({ transaction }: Wire): Transaction {
  const filler = new Uint8Array(SIGNATURE_LENGTH).fill(1)
  const isBytes = (bytes: Uint8Array): bytes is SignatureBytes => bytes.length === SIGNATURE_LENGTH
  const filled = Object.entries(transaction.signatures).map(([signer, signature]) => [
    signer,
    signature ?? (isBytes(filler) ? filler : null),
  ])
  return { ...transaction, signatures: Object.fromEntries(filled) }
}
