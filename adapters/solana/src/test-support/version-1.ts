import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { BLOCKHASH, RECEIVER, SENDER } from './transaction-page'

const SYSTEM_PROGRAM = '11111111111111111111111111111111'

interface Version1Parts {
  readonly payer?: string
  readonly config?: Parameters<typeof setTransactionMessageConfig>[0]
  readonly instructions?: readonly Instruction[]
}

/** `Transfer` of the System program: the number of the instruction in four bytes, then lamports in eight. */
export const transferOf = (lamports: bigint, from: string = SENDER, to: string = RECEIVER): Instruction => {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, lamports, true)
  return {
    programAddress: address(SYSTEM_PROGRAM),
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      { address: address(to), role: AccountRole.WRITABLE },
    ],
    data: new Uint8Array(data.buffer),
  }
}

/** A transaction in base64 as `@solana/kit` writes it, without signatures. */
export function kitTransaction({
  payer = SENDER,
  config = {},
  instructions = [transferOf(1_000n, payer)],
}: Version1Parts = {}): string {
  const lifetime = { blockhash: blockhash(BLOCKHASH), lastValidBlockHeight: 150n }
  const message = pipe(
    createTransactionMessage({ version: 1 }),
    (empty) => setTransactionMessageFeePayer(address(payer), empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => setTransactionMessageConfig(config, timed),
    (set) => appendTransactionMessageInstructions([...instructions], set),
  )
  return getBase64EncodedWireTransaction(compileTransaction(message))
}
