import { toBase58 } from '../requests/bytes'

/** An instruction before it is understood. `undefined` accounts are in a lookup table on the chain. */
export interface RawInstruction {
  /** base58. */
  readonly program: string
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

export interface DecodedTransaction {
  /** The addresses that the transaction itself lists, the fee payer first. */
  readonly addresses: readonly string[]
  readonly signatureCount: number
  /** The recent blockhash, in base58. It limits the transaction's lifetime and binds it to one network. */
  readonly blockhash: string
  readonly instructions: readonly RawInstruction[]
  /** Whether some of its accounts are in address lookup tables. */
  readonly hasTables: boolean
  /** In lamports. Set for version 1 only: it names the fee, and instructions of the compute budget have no effect. */
  readonly priorityFee?: bigint
}

/** The maximum size of a transaction, which must fit into one packet. */
const MAX_BYTES = 1_232
const MAX_BYTES_OF_VERSION_1 = 4_096
const SIGNATURE_BYTES = 64
const ADDRESS_BYTES = 32
const VERSION_0 = 0x80
const VERSION_1 = 0x81
const UNKNOWN_PROGRAM = '?'

/** Decodes a serialized transaction, signed or not. Returns `undefined` for other bytes. Never throws. */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction | undefined {
  const isVersion1 = bytes[0] === VERSION_1
  if (bytes.length > (isVersion1 ? MAX_BYTES_OF_VERSION_1 : MAX_BYTES)) return undefined
  try {
    return isVersion1 ? decodeVersion1(createReader(bytes)) : decodeOlder(createReader(bytes))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Legacy transactions and version 0, which begin with their signatures. */
function decodeOlder(reader: Reader): DecodedTransaction | undefined {
  const signatureCount = reader.count()
  reader.take(signatureCount * SIGNATURE_BYTES)
  const isVersioned = (reader.peek() & VERSION_0) !== 0
  if (isVersioned && reader.byte() !== VERSION_0) return undefined
  const [signers = 0] = reader.take(3)
  const addresses = reader.list(() => toBase58(reader.take(ADDRESS_BYTES)))
  if (signers === 0 || signers !== signatureCount || signers > addresses.length) return undefined
  const blockhash = toBase58(reader.take(ADDRESS_BYTES))
  const instructions = reader.list((): RawInstruction => {
    const program = addresses[reader.byte()] ?? UNKNOWN_PROGRAM
    const accounts = reader.list(() => addresses[reader.byte()])
    return { program, accounts, data: reader.take(reader.count()) }
  })
  const tables = isVersioned ? reader.list(() => skipTable(reader)) : []
  const hasTables = tables.length > 0
  return reader.isAtEnd() ? { addresses, signatureCount, blockhash, instructions, hasTables } : undefined
}

/** The settings of version 1 (SIMD-0385), by the bits that say whether they are there. The fee has two bits. */
const FEE_BITS = 0b11
/** Compute units, size of loaded data, size of the heap: four bytes each. */
const OTHER_BITS = [0b100, 0b1000, 0b10000] as const
const KNOWN_BITS = 0b11111

/** Version 1, which ends with its signatures and has no lookup tables. */
function decodeVersion1(reader: Reader): DecodedTransaction | undefined {
  reader.byte()
  const [signatureCount = 0] = reader.take(3)
  const mask = Number(readLittleEndian(reader.take(4)))
  const blockhash = toBase58(reader.take(ADDRESS_BYTES))
  const [instructionCount, addressCount] = [reader.byte(), reader.byte()]
  const addresses = reader.times(addressCount, () => toBase58(reader.take(ADDRESS_BYTES)))
  const feeBits = mask & FEE_BITS
  if ((feeBits !== 0 && feeBits !== FEE_BITS) || mask > KNOWN_BITS) return undefined
  const priorityFee = feeBits === 0 ? 0n : readLittleEndian(reader.take(8))
  reader.take(4 * OTHER_BITS.filter((bit) => mask & bit).length)
  const headers = reader.times(instructionCount, () => ({
    program: addresses[reader.byte()] ?? UNKNOWN_PROGRAM,
    accountCount: reader.byte(),
    byteCount: Number(readLittleEndian(reader.take(2))),
  }))
  const instructions = headers.map(({ program, accountCount, byteCount }) => ({
    program,
    accounts: reader.times(accountCount, () => addresses[reader.byte()]),
    data: reader.take(byteCount),
  }))
  reader.take(signatureCount * SIGNATURE_BYTES)
  if (signatureCount === 0 || signatureCount > addressCount || !reader.isAtEnd()) return undefined
  return { addresses, signatureCount, blockhash, instructions, hasTables: false, priorityFee }
}

function readLittleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

/** Its address, then the indexes of the writable and of the readonly accounts. */
function skipTable(reader: Reader): void {
  reader.take(ADDRESS_BYTES)
  reader.list(() => reader.byte())
  reader.list(() => reader.byte())
}

interface Reader {
  isAtEnd(): boolean
  peek(): number
  byte(): number
  take(length: number): Uint8Array
  /** Compact-u16: seven bits a byte, the lowest first; at most three bytes. */
  count(): number
  times<Item>(count: number, read: () => Item): readonly Item[]
  list<Item>(read: () => Item): readonly Item[]
}

/** Its methods throw `RangeError` where the bytes end too early. */
function createReader(bytes: Uint8Array): Reader {
  let position = 0
  const reader: Reader = {
    isAtEnd: () => position === bytes.length,
    peek: () => bytes[position] ?? endTooEarly(),
    byte: () => reader.take(1)[0] ?? endTooEarly(),
    take(length) {
      if (position + length > bytes.length) endTooEarly()
      position += length
      return bytes.subarray(position - length, position)
    },
    count() {
      let count = 0
      for (let index = 0; index < 3; index += 1) {
        const byte = reader.byte()
        count |= (byte & 0x7f) << (7 * index)
        if (byte < 0x80) return count
      }
      return endTooEarly()
    },
    list: (read) => reader.times(reader.count(), read),
    times(count, read) {
      // Each item has one byte at least.
      if (count > bytes.length - position) endTooEarly()
      return Array.from({ length: count }, read)
    },
  }
  return reader
}

function endTooEarly(): never {
  throw new RangeError('The bytes end too early.')
}
