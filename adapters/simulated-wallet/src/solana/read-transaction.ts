import bs58 from 'bs58'
import { createByteReader } from './byte-reader'
import { readFee } from './read-fee'
import { type RawInstruction, readInstruction, type SolanaInstruction } from './read-instruction'

/** A transaction as it would be signed, as far as the wallet understands it. */
export interface SolanaTransaction {
  readonly version: 'legacy' | 0
  readonly feePayer: string
  /** Lamports, at most. */
  readonly fee: bigint
  readonly instructions: readonly SolanaInstruction[]
}

export interface WireTransaction {
  readonly transaction: SolanaTransaction
  /** What is signed. */
  readonly message: Uint8Array
  /** Who signs, in the order of the signatures. */
  readonly signers: readonly string[]
  /** The transaction with one more signature in its place. */
  withSignature(signer: string, signature: Uint8Array): Uint8Array
}

const SIGNATURE_LENGTH = 64
const ADDRESS_LENGTH = 32
/** The first bit of a message says that a version follows. */
const VERSIONED = 0x80

/** Reads the wire form. Throws `RangeError` for bytes that are none, or of a version nobody knows yet. */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  const reader = createByteReader(bytes)
  const signatureCount = reader.shortNumber()
  const signaturesAt = reader.position
  reader.take(signatureCount * SIGNATURE_LENGTH)
  const message = bytes.slice(reader.position)

  const version = readVersion(reader.peek())
  if (version !== 'legacy') reader.take(1)
  const [signerCount = 0] = reader.take(3)
  if (signerCount === 0 || signerCount !== signatureCount) {
    throw new RangeError('it has another number of signatures than of signers')
  }
  const addresses = reader.list(() => bs58.encode(reader.take(ADDRESS_LENGTH)))
  const signers = addresses.slice(0, signerCount)
  const [feePayer] = signers
  if (feePayer === undefined || signers.length < signerCount) throw new RangeError('it names no signers')
  reader.take(ADDRESS_LENGTH)
  const instructions = reader.list((): RawInstruction => {
    const program = addresses[reader.number()]
    if (program === undefined) throw new RangeError('a program is not among its addresses')
    const accounts = reader.list(() => addresses[reader.number()])
    return { program, accounts, data: reader.take(reader.shortNumber()) }
  })

  return {
    transaction: {
      version,
      feePayer,
      fee: readFee(instructions, signerCount),
      instructions: instructions.map(readInstruction),
    },
    message,
    signers,
    withSignature(signer, signature) {
      const signed = bytes.slice()
      signed.set(signature, signaturesAt + signers.indexOf(signer) * SIGNATURE_LENGTH)
      return signed
    },
  }
}

function readVersion(first: number): 'legacy' | 0 {
  if (first < VERSIONED) return 'legacy'
  if (first === VERSIONED) return 0
  throw new RangeError(`version ${first - VERSIONED} is not supported`)
}
