import { getCompiledTransactionMessageDecoder, getTransactionSizeLimit } from '@solana/kit'
import { readWire } from '../transactions/wire-transaction'

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

const UNKNOWN_PROGRAM = '?'

/** Decodes a serialized transaction, signed or not. Returns `undefined` for other bytes. Never throws. */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction | undefined {
  const transaction = readWire(bytes)
  if (!transaction || bytes.length > getTransactionSizeLimit(transaction)) return undefined
  const message = readMessage(Uint8Array.from(transaction.messageBytes))
  if (!message || message.header.numSignerAccounts === 0) return undefined
  const { staticAccounts: addresses, header, lifetimeToken: blockhash } = message
  const instructions = rawInstructions(message).map(({ program, accounts, data = new Uint8Array() }) => ({
    program: addresses[program] ?? UNKNOWN_PROGRAM,
    accounts: accounts.map((index) => addresses[index]),
    data: Uint8Array.from(data),
  }))
  const common = { addresses, signatureCount: header.numSignerAccounts, blockhash, instructions }
  if (message.version !== 1)
    return {
      ...common,
      hasTables: 'addressTableLookups' in message && message.addressTableLookups.length > 0,
    }
  return { ...common, hasTables: false, priorityFee: priorityFeeOf(message) }
}

type Message = ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>
type Version1 = Extract<Message, { readonly version: 1 }>

/** The settings of version 1 (SIMD-0385) that there are, by the bits that say whether they are set. */
const KNOWN_BITS = 0b11111
const FEE_BITS = 0b11

/** `undefined` also for bytes that have more or less than a message, and for settings that nobody knows here. */
function readMessage(bytes: Uint8Array): Message | undefined {
  try {
    const [message, end] = getCompiledTransactionMessageDecoder().read(bytes, 0)
    // The decoder takes what is missing at the end for zeros, and leaves what is too much.
    const isWhole = end === bytes.length
    return isWhole && !(message.version === 1 && message.configMask > KNOWN_BITS) ? message : undefined
  } catch {
    return undefined
  }
}

interface IndexedInstruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: ArrayLike<number> | undefined
}

function rawInstructions(message: Message): readonly IndexedInstruction[] {
  if (message.version === 1)
    return message.instructionHeaders.map(({ programAccountIndex: program }, index) => {
      const { instructionAccountIndices: accounts = [], instructionData: data } =
        message.instructionPayloads[index] ?? {}
      return { program, accounts, data }
    })
  return message.instructions.map(
    ({ programAddressIndex: program, accountIndices: accounts = [], data }) => ({
      program,
      accounts,
      data,
    }),
  )
}

function priorityFeeOf({ configMask, configValues: [first] }: Version1): bigint {
  return configMask & FEE_BITS && first ? BigInt(first.value) : 0n
}
