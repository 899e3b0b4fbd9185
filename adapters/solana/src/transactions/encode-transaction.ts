import { TransactionInvalidError } from '@latchkey/session/adapter-kit'
import { fromBase58 } from '../base58'
import { SIGNATURE_LENGTH } from '../requests/bytes'
import { readLayout } from './transaction-layout'

export interface InstructionAccount {
  /** base58. */
  readonly address: string
  readonly isWritable: boolean
}

/** The fee payer is the only signer of what is built here. */
export interface Instruction {
  /** base58. */
  readonly program: string
  readonly accounts: readonly InstructionAccount[]
  readonly data: Uint8Array
}

/** What a UDP packet holds; the network takes nothing longer. */
const MAX_TRANSACTION_BYTES = 1_232

/**
 * A serialized transaction in the legacy format, which every wallet takes, with room for the payer's signature. Throws
 * `INVALID_TRANSACTION` where it would be longer than the network takes.
 */
export function encodeTransaction(
  payer: string,
  blockhash: string,
  instructions: readonly Instruction[],
): Uint8Array {
  const message = encodeMessage(payer, blockhash, instructions)
  const transaction = Uint8Array.of(1, ...new Uint8Array(SIGNATURE_LENGTH), ...message)
  if (transaction.length > MAX_TRANSACTION_BYTES) throw new TransactionInvalidError('transaction')
  return transaction
}

/** Lists are shorter than 128 entries, else the transaction is too long: each length is one byte of a compact-u16. */
function encodeMessage(payer: string, blockhash: string, instructions: readonly Instruction[]): Uint8Array {
  const named = instructions.flatMap(({ accounts }) => accounts)
  const isWritable = (address: string): boolean =>
    named.some((account) => account.address === address && account.isWritable)
  const others = [
    ...new Set([...named.map(({ address }) => address), ...instructions.map(({ program }) => program)]),
  ].filter((address) => address !== payer)
  const readonly = others.filter((address) => !isWritable(address))
  const addresses = [payer, ...others.filter(isWritable), ...readonly]
  const indexOf = (address: string): number => addresses.indexOf(address)
  return Uint8Array.of(
    // Signers, of those the readonly ones, and the readonly ones of the others.
    ...[1, 0, readonly.length],
    addresses.length,
    ...addresses.flatMap((address) => [...addressBytes(address)]),
    ...addressBytes(blockhash),
    instructions.length,
    ...instructions.flatMap(({ program, accounts, data }) => [
      indexOf(program),
      accounts.length,
      ...accounts.map(({ address }) => indexOf(address)),
      data.length,
      ...data,
    ]),
  )
}

/** The message of a serialized transaction: what is signed. Throws `INVALID_TRANSACTION` for other bytes. */
export function messageOf(transaction: Uint8Array): Uint8Array {
  const layout = readLayout(transaction)
  if (!layout) throw new TransactionInvalidError('transaction')
  return layout.message
}

/** Of an address that was checked before. */
export function addressBytes(address: string): Uint8Array {
  const bytes = fromBase58(address)
  if (!bytes) throw new TransactionInvalidError('transaction')
  return bytes
}
