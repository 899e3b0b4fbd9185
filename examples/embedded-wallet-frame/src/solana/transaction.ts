import bs58 from 'bs58'
import type { SolanaKey } from '../vault'
import { invalidParams } from '../wallet-error'

export interface SolanaInstruction {
  readonly program: string
  /** `undefined` for an account that comes from an address lookup table. */
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/** A decoded transaction, legacy or version 0. */
export interface SolanaTransaction {
  readonly bytes: Uint8Array
  /** The bytes that are signed. */
  readonly message: Uint8Array
  /** Addresses of the signers. The first one pays the fee. */
  readonly signers: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
  /** Hash of a recent block, in base58. It binds the transaction to a cluster. */
  readonly blockhash: string
  readonly usesLookupTables: boolean
}

/** The maximum size of a transaction on Solana. */
const MAX_BYTES = 1232
const SIGNATURE_BYTES = 64
const KEY_BYTES = 32

/**
 * Decodes a transaction. Throws if the text is not base58 or has other bytes than those of one transaction.
 */
export function readTransaction(text: string): SolanaTransaction {
  // Checked first, because the time for decoding base58 grows with the square of the length.
  if (text.length > MAX_BYTES * 1.4) throw invalidParams('The transaction is too long')
  const bytes = fromBase58(text)
  if (bytes.length > MAX_BYTES) throw invalidParams('The transaction is too long')
  // Version 1 begins with its message. So many signatures do not fit into a transaction.
  if (isVersionByte(bytes[0])) throw unknownVersion(bytes[0])
  const reader = createReader(bytes)
  const signatureCount = reader.length()
  reader.take(signatureCount * SIGNATURE_BYTES)
  const message = bytes.slice(reader.at())
  const read = readMessage(message)
  if (signatureCount !== read.signers.length) throw unreadable()
  return { bytes, message, ...read }
}

/** What UTF-8 never begins with, and messages of versioned transactions do: 0x80 and the version. */
const isVersionByte = (byte = 0): boolean => byte >= 0x80 && byte < 0xc0

/**
 * Whether the bytes are a valid transaction message, or can be one of a version that this wallet does not read. Such bytes
 * are not signed as text.
 */
export function isTransactionMessage(bytes: Uint8Array): boolean {
  if (isVersionByte(bytes[0])) return true
  try {
    readMessage(bytes)
    return true
  } catch {
    return false
  }
}

/** Adds the key's signature to the transaction. Resolves with transaction and signature in base58. */
export async function signTransaction(
  { privateKey, publicKey }: SolanaKey,
  { bytes, message, signers }: SolanaTransaction,
): Promise<{ readonly transaction: string; readonly signature: string }> {
  const index = signers.indexOf(bs58.encode(publicKey))
  if (index < 0) throw invalidParams('The transaction asks for no signature of this account')
  const signature = await sign(privateKey, message)
  const signed = Uint8Array.from(bytes)
  const start = bytes.length - message.length - signers.length * SIGNATURE_BYTES
  signed.set(signature, start + index * SIGNATURE_BYTES)
  return { transaction: bs58.encode(signed), signature: bs58.encode(signature) }
}

export async function sign(key: CryptoKey, bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, Uint8Array.from(bytes)))
}

export function fromBase58(text: string): Uint8Array {
  const bytes = bs58.decodeUnsafe(text)
  if (!bytes) throw invalidParams('The text is not base58')
  return Uint8Array.from(bytes)
}

const unknownVersion = (byte = 0): Error =>
  invalidParams(`This wallet does not read transactions of version ${byte & 0x7f}, so it signs none`)
const unreadable = (): Error => invalidParams('The transaction cannot be read, so it is not signed')

function readMessage(
  bytes: Uint8Array,
): Pick<SolanaTransaction, 'signers' | 'instructions' | 'blockhash' | 'usesLookupTables'> {
  const reader = createReader(bytes)
  let [signerCount = 0] = reader.take(1)
  const isVersioned = (signerCount & 0x80) !== 0
  if (isVersioned) {
    if (signerCount !== 0x80) throw unknownVersion(signerCount)
    ;[signerCount = 0] = reader.take(1)
  }
  const [readonlySigners = 0, readonlyOthers = 0] = reader.take(2)
  const keys = Array.from({ length: reader.length() }, () => bs58.encode(reader.take(KEY_BYTES)))
  if (signerCount === 0 || readonlySigners >= signerCount || signerCount + readonlyOthers > keys.length)
    throw unreadable()
  const blockhash = bs58.encode(reader.take(KEY_BYTES))
  const raw = Array.from({ length: reader.length() }, () => {
    const [program = 0] = reader.take(1)
    const accounts = reader.take(reader.length())
    return { program, accounts, data: reader.take(reader.length()) }
  })
  const loaded = isVersioned ? readTables(reader) : 0
  if (!reader.isAtEnd()) throw unreadable()
  const instructions = raw.map(({ program, accounts, data }) => {
    const address = keys[program]
    if (address === undefined || accounts.some((index) => index >= keys.length + loaded)) throw unreadable()
    return { program: address, accounts: Array.from(accounts, (index) => keys[index]), data }
  })
  return { signers: keys.slice(0, signerCount), instructions, blockhash, usesLookupTables: loaded > 0 }
}

/** Returns the number of accounts that come from address lookup tables. */
function readTables(reader: Reader): number {
  let loaded = 0
  for (let left = reader.length(); left > 0; left -= 1) {
    reader.take(KEY_BYTES)
    for (const _access of ['writable', 'readonly']) {
      const count = reader.length()
      reader.take(count)
      loaded += count
    }
  }
  return loaded
}

interface Reader {
  at(): number
  isAtEnd(): boolean
  /** Throws if fewer bytes are left. */
  take(count: number): Uint8Array
  /** Reads a length in Solana's compact-u16 encoding, which has seven bits per byte. */
  length(): number
}

function createReader(bytes: Uint8Array): Reader {
  let at = 0
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw unreadable()
    at += count
    return bytes.slice(at - count, at)
  }
  return {
    at: () => at,
    isAtEnd: () => at === bytes.length,
    take,
    length() {
      let value = 0
      for (const shift of [0, 7, 14]) {
        const [byte = 0] = take(1)
        value |= (byte & 0x7f) << shift
        if ((byte & 0x80) === 0) return value
      }
      throw unreadable()
    },
  }
}
