import { TransactionInvalidError } from '@latchkey/adapter-kit'
import {
  type Address,
  appendTransactionMessageInstructions,
  type BlockhashLifetimeConstraint,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  isTransactionWithinSizeLimit,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Transaction,
} from '@solana/kit'

/**
 * A serialized transaction in the legacy format, which every wallet takes, with room for the signature of the payer, who is
 * its only signer. Throws `INVALID_TRANSACTION` where it would be longer than the network takes.
 */
export function encodeTransaction(
  payer: Address,
  lifetime: BlockhashLifetimeConstraint,
  instructions: readonly Instruction[],
): Uint8Array {
  const transaction = compile(payer, lifetime, instructions)
  if (!transaction || !isTransactionWithinSizeLimit(transaction))
    throw new TransactionInvalidError('transaction')
  return Uint8Array.from(getTransactionEncoder().encode(transaction))
}

/** `undefined` where there are more accounts than a byte can count, and where a program would be written to. */
function compile(
  payer: Address,
  lifetime: BlockhashLifetimeConstraint,
  instructions: readonly Instruction[],
): Transaction | undefined {
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (empty) => setTransactionMessageFeePayer(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  try {
    return compileTransaction(message)
  } catch {
    return undefined
  }
}
