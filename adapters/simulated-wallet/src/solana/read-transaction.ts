import bs58 from 'bs58'

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
/** Set in the first byte of a versioned message. */
const VERSIONED = 0x80

/** Reads the wire form. Throws `RangeError` for bytes that are none, or of an unknown version. */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  const reader = createByteReader(bytes)
  // Version 1 begins with its message. So many signatures do not fit into a transaction.
  if (reader.peek() > VERSIONED) readVersion(reader.peek())
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
      // A Buffer's `slice` shares its bytes, which are the page's.
      const signed = Uint8Array.from(bytes)
      signed.set(signature, signaturesAt + signers.indexOf(signer) * SIGNATURE_LENGTH)
      return signed
    },
  }
}

/**
 * Whether a signature over these bytes is one of a transaction. No text begins with the first byte of a versioned one (0x80 and
 * the version), so those of unknown versions count too.
 */
export function isTransactionMessage(bytes: Uint8Array): boolean {
  const [signatureCount = 0] = bytes
  if (signatureCount >= VERSIONED) return signatureCount < 0xc0
  try {
    readTransaction(
      Uint8Array.from([signatureCount, ...new Uint8Array(signatureCount * SIGNATURE_LENGTH), ...bytes]),
    )
    return true
  } catch {
    return false
  }
}

function readVersion(first: number): 'legacy' | 0 {
  if (first < VERSIONED) return 'legacy'
  if (first === VERSIONED) return 0
  throw new RangeError(`version ${first - VERSIONED} is not supported`)
}

/** An instruction before it is understood. */
interface RawInstruction {
  readonly program: string
  /** `undefined`: the account is in a lookup table on the chain. */
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/** What an instruction does, where the wallet understands it. */
export type SolanaInstruction =
  | { readonly kind: 'transfer'; readonly from: string; readonly to: string; readonly lamports: bigint }
  | {
      readonly kind: 'token-transfer'
      /** Token accounts, as the chain has them: not the owners. */
      readonly from: string
      readonly to: string
      readonly mint: string
      readonly amount: bigint
      readonly decimals: number
    }
  | { readonly kind: 'other'; readonly program: string; readonly byteCount: number }

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const TRANSFER = 2
const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const TRANSFER_CHECKED = 12

function readInstruction({ program, accounts, data }: RawInstruction): SolanaInstruction {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [first, second, third] = accounts
  if (program === SYSTEM_PROGRAM && data.length === 12 && view.getUint32(0, true) === TRANSFER) {
    if (first && second) {
      return { kind: 'transfer', from: first, to: second, lamports: view.getBigUint64(4, true) }
    }
  }
  if (tokenPrograms.includes(program) && data.length === 10 && data[0] === TRANSFER_CHECKED) {
    if (first && second && third) {
      const amount = view.getBigUint64(1, true)
      return {
        kind: 'token-transfer',
        from: first,
        mint: second,
        to: third,
        amount,
        decimals: view.getUint8(9),
      }
    }
  }
  return { kind: 'other', program, byteCount: data.length }
}

/** Reads bytes in order; throws a `RangeError` if there are too few. */
interface ByteReader {
  readonly position: number
  peek(): number
  take(length: number): Uint8Array
  /** One byte. */
  number(): number
  /** Solana's compact-u16: seven bits a byte, the lowest first. */
  shortNumber(): number
  /** As many as a short number in front says. */
  list<Item>(read: () => Item): Item[]
}

function createByteReader(bytes: Uint8Array): ByteReader {
  let position = 0
  const reader: ByteReader = {
    get position() {
      return position
    },
    peek: () => bytes[position] ?? ends(),
    take(length) {
      if (position + length > bytes.length) ends()
      position += length
      return bytes.slice(position - length, position)
    },
    number: () => reader.take(1)[0] ?? ends(),
    shortNumber() {
      let value = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const byte = reader.number()
        value |= (byte & 0x7f) << shift
        if (byte < 0x80) return value
      }
      throw new RangeError('a length has too many bytes')
    },
    list: (read) => Array.from({ length: reader.shortNumber() }, read),
  }
  return reader
}

function ends(): never {
  throw new RangeError('it ends too early')
}

const LAMPORTS_PER_SIGNATURE = 5_000n
const MICROLAMPORTS_PER_LAMPORT = 1_000_000n
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const SET_UNIT_LIMIT = 2
const SET_UNIT_PRICE = 3
const DEFAULT_UNITS = 200_000n
const MOST_UNITS = 1_400_000n
/** Programs that verify signatures, whose number is the first byte of the data. */
const VERIFIERS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
])

/** The most that inclusion costs: a price for each signature, a verified one too, and what was bid for the computing. */
function readFee(instructions: readonly RawInstruction[], signerCount: number): bigint {
  const signatureCount = instructions.reduce(
    (sum, { program, data }) => (VERIFIERS.has(program) ? sum + (data[0] ?? 0) : sum),
    signerCount,
  )
  const budget = instructions.filter(({ program }) => program === COMPUTE_BUDGET)
  const read = (kind: number, length: number): bigint | undefined => {
    const data = budget.find((one) => one.data[0] === kind && one.data.length === length + 1)?.data
    // The number comes last, the lowest byte first.
    return data?.slice(1).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
  }
  const wanted = read(SET_UNIT_LIMIT, 4) ?? BigInt(instructions.length - budget.length) * DEFAULT_UNITS
  const units = wanted < MOST_UNITS ? wanted : MOST_UNITS
  const bid = (read(SET_UNIT_PRICE, 8) ?? 0n) * units
  const priority = (bid + MICROLAMPORTS_PER_LAMPORT - 1n) / MICROLAMPORTS_PER_LAMPORT
  return BigInt(signatureCount) * LAMPORTS_PER_SIGNATURE + priority
}
