import * as v from 'valibot'
import { readPart } from '../read-part'
import type { Asking } from './asking'
import { readBytes, toBase64 } from './bytes'
import { findChain, findTransactionSigner, readAnswers, readParams, transactionsSchema } from './read-params'

const schema = v.object({ transactions: transactionsSchema, pubkey: v.optional(v.string()) })

/** `transactions` in base64, each; so is the answer. The wallet is asked once for all. */
export async function signAllTransactions(asking: Asking, params: unknown): Promise<object> {
  const { method } = asking
  const { transactions, pubkey } = readParams(asking, schema, params)
  // WalletConnect names no account here: the transactions do.
  const signer = findTransactionSigner(asking, pubkey, transactions[0])
  const chain = findChain(asking, signer)
  const inputs = transactions.map((transaction) => ({ account: signer.own, transaction, chain }))
  const answers = readAnswers(method, await asking.ask('solana:signTransaction', inputs), inputs.length)
  return {
    transactions: answers.map((answer) => toBase64(readBytes(method, readPart(answer, 'signedTransaction')))),
  }
}
