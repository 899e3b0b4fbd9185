import * as v from 'valibot'
import { WalletAnswerError } from '../errors'
import { readPart } from '../read-part'
import type { Asking } from './asking'
import { readBytes, toBase64 } from './bytes'
import { findChain, findTransactionSigner, readAnswers, readParams, transactionSchema } from './read-params'
import { readSigners } from './read-transaction'

const schema = v.object({ transaction: transactionSchema, pubkey: v.optional(v.string()) })

/** `transaction` in base64; the answer is the signed one, and the signature of `pubkey` in base58. */
export async function signTransaction(asking: Asking, params: unknown): Promise<object> {
  const { method } = asking
  const { transaction, pubkey } = readParams(asking, schema, params)
  const signer = findTransactionSigner(asking, pubkey, transaction)
  const input = { account: signer.own, transaction, chain: findChain(asking, signer) }
  const [answer] = readAnswers(method, await asking.ask('solana:signTransaction', [input]), 1)
  const signed = readBytes(method, readPart(answer, 'signedTransaction'))
  const signers = readSigners(signed)
  const signature = signers?.find(({ address }) => address === signer.address)?.signature
  if (signature === undefined) throw new WalletAnswerError(method)
  return { signature, transaction: toBase64(signed) }
}
