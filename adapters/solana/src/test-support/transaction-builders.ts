import { PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import bs58 from 'bs58'
import { tokenPrograms } from '../chain/read-balances'
import { BLOCKHASH, RECEIVER, SENDER } from './transaction-page'

export const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const [TOKEN_PROGRAM = ''] = tokenPrograms
export const SOURCE = 'SysvarC1ock11111111111111111111111111111111'
export const TARGET = 'SysvarRent111111111111111111111111111111111'
export const sender = new PublicKey(SENDER)
export const receiver = new PublicKey(RECEIVER)
const meta = (address: string) => ({ pubkey: new PublicKey(address), isSigner: false, isWritable: true })

export const serialize = (...instructions: readonly TransactionInstruction[]): Uint8Array =>
  new Transaction({ feePayer: sender, blockhash: BLOCKHASH, lastValidBlockHeight: 1 })
    .add(...instructions)
    .serialize({ requireAllSignatures: false })

export const toBase58 = (bytes: Uint8Array): string => bs58.encode(bytes)
export const signAndSendRequest = (bytes: Uint8Array) => ({
  method: 'solana_signAndSendTransaction',
  params: { transaction: toBase58(bytes) },
})
export const transferInstruction = (lamports: number) =>
  SystemProgram.transfer({ fromPubkey: sender, toPubkey: receiver, lamports })
export const tokenInstruction = (keys: readonly string[], ...data: readonly number[]) =>
  new TransactionInstruction({
    programId: new PublicKey(TOKEN_PROGRAM),
    keys: keys.map(meta),
    data: Buffer.from(data),
  })
export const tokenAccount = (owner: string, amount = '0') => ({
  owner: TOKEN_PROGRAM,
  lamports: 2_039_280,
  data: { parsed: { type: 'account', info: { mint: MINT, owner, tokenAmount: { amount, decimals: 6 } } } },
})
