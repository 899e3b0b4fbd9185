import {
  ComputeBudgetProgram,
  Ed25519Program,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { ada, ben } from './recorded-transactions'

const TOKEN_PROGRAM = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
/** Any 32 bytes, because the transaction is never sent. */
const SOME_HASH = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'

const transfer = (lamports: number): TransactionInstruction =>
  SystemProgram.transfer({ fromPubkey: new PublicKey(ada), toPubkey: new PublicKey(ben), lamports })

/** Has the chain verify two signatures, which cost as much as those of signers. */
export const verifications = (): readonly TransactionInstruction[] =>
  [1, 2].map((byte) =>
    Ed25519Program.createInstructionWithPublicKey({
      publicKey: new Uint8Array(32),
      message: Uint8Array.of(byte),
      signature: new Uint8Array(64),
    }),
  )

/** From ada to ben, as web3.js writes it, without signatures. */
export function legacyTransfer(lamports: number, before: readonly TransactionInstruction[] = []): Uint8Array {
  const transaction = new Transaction({
    feePayer: new PublicKey(ada),
    blockhash: SOME_HASH,
    lastValidBlockHeight: 1,
  })
  return transaction.add(...before, transfer(lamports)).serialize({ requireAllSignatures: false })
}

/** Version 0, with a bid for computing, and a transfer of 1.5 of a token beside the SOL. */
export function versionedTransfer(lamports: number, units = 100_000): Uint8Array {
  const key = (address: string, isSigner = false) => ({
    pubkey: new PublicKey(address),
    isSigner,
    isWritable: true,
  })
  const tokens = new TransactionInstruction({
    programId: TOKEN_PROGRAM,
    keys: [key(ben), key(SOME_HASH), key(ben), key(ada, true)],
    data: Buffer.from([12, 0x60, 0xe3, 0x16, 0, 0, 0, 0, 0, 6]),
  })
  const bid = [
    ComputeBudgetProgram.setComputeUnitLimit({ units }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 50_000 }),
  ]
  const message = new TransactionMessage({
    payerKey: new PublicKey(ada),
    recentBlockhash: SOME_HASH,
    instructions: [...bid, transfer(lamports), tokens],
  })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}
