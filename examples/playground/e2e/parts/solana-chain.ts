import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import bs58 from 'bs58'

const LAMPORTS_PER_SOL = 1_000_000_000

const connectionTo = (gateway: string): Connection => new Connection(`${gateway}/rpc/solana`)

/** The balance in SOL, read from the local cluster. */
export async function solBalance(gateway: string, address: string): Promise<number> {
  return (await connectionTo(gateway).getBalance(new PublicKey(address))) / LAMPORTS_PER_SOL
}

/** An unsigned transfer in base64. */
export async function solTransfer(gateway: string, from: string, to: string, sol: number): Promise<string> {
  const fromPubkey = new PublicKey(from)
  const latest = await connectionTo(gateway).getLatestBlockhash()
  const transfer = { fromPubkey, toPubkey: new PublicKey(to), lamports: sol * LAMPORTS_PER_SOL }
  const transaction = new Transaction({ feePayer: fromPubkey, ...latest })
  return transaction
    .add(SystemProgram.transfer(transfer))
    .serialize({ requireAllSignatures: false })
    .toString('base64')
}

/** Sends a signed transaction in base64. Fails if a signature in it is missing or wrong. */
export async function sendSolTransaction(gateway: string, signed: string): Promise<void> {
  const transaction = Transaction.from(Buffer.from(signed, 'base64'))
  if (!transaction.verifySignatures()) throw new Error('A signature is wrong.')
  await connectionTo(gateway).sendRawTransaction(transaction.serialize())
}

/** Whether the account signed the text; address and signature in base58. */
export async function isSignedOnSolana(address: string, signature: string, text: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(bs58.decode(address)), 'Ed25519', false, [
    'verify',
  ])
  const message = new TextEncoder().encode(text)
  return crypto.subtle.verify('Ed25519', key, Uint8Array.from(bs58.decode(signature)), message)
}
