import * as v from 'valibot'
import { readPart } from '../read-part'
import type { Asking } from './asking'
import { readBytes, toBase64 } from './bytes'
import { findChain, findSigner, readAnswers, readParams, transactionsSchema } from './read-params'
import { readSigners } from './read-transaction'

const schema = v.object({ transactions: transactionsSchema, pubkey: v.optional(v.string()) })

/** `transactions` in base64, each; so is the answer. The wallet is asked once for all. */
export async function signAllTransactions(asking: Asking, params: unknown): Promise<object> {
  const { method, accounts } = asking
  const { transactions, pubkey } = readParams(asking, schema, params)
  // WalletConnect names no account here: the transactions do.
  const signers = (transactions[0] && readSigners(transactions[0])) ?? []
  const meant = accounts.find((account) => signers.some(({ address }) => address === account.address))
  const signer = findSigner(asking, pubkey ?? meant?.address)
  const chain = findChain(asking, signer)
  const inputs = transactions.map((transaction) => ({ account: signer.own, transaction, chain }))
  const answers = readAnswers(method, await asking.ask('solana:signTransaction', inputs), inputs.length)
  return {
    transactions: answers.map((answer) => toBase64(readBytes(method, readPart(answer, 'signedTransaction')))),
  }
}
