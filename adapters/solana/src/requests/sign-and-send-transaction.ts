import * as v from 'valibot'
import { readPart } from '../read-part'
import type { Asking } from './asking'
import { readSignature } from './bytes'
import { findChain, findTransactionSigner, readAnswers, readParams, transactionSchema } from './read-params'

const commitment = v.picklist(['processed', 'confirmed', 'finalized'])
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const schema = v.object({
  transaction: transactionSchema,
  pubkey: v.optional(v.string()),
  sendOptions: v.optional(
    v.object({
      commitment: v.exactOptional(commitment),
      preflightCommitment: v.exactOptional(commitment),
      skipPreflight: v.exactOptional(v.boolean()),
      maxRetries: v.exactOptional(count),
      minContextSlot: v.exactOptional(count),
    }),
  ),
})

/** `transaction` in base64; the answer is the signature in base58. Sent by the wallet, once. */
export async function signAndSendTransaction(asking: Asking, params: unknown): Promise<object> {
  const { method } = asking
  const { transaction, pubkey, sendOptions } = readParams(asking, schema, params)
  const signer = findTransactionSigner(asking, pubkey, transaction)
  const input = {
    account: signer.own,
    transaction,
    chain: findChain(asking, signer),
    ...(sendOptions ? { options: sendOptions } : {}),
  }
  const [answer] = readAnswers(method, await asking.ask('solana:signAndSendTransaction', [input]), 1)
  return { signature: readSignature(method, readPart(answer, 'signature')) }
}
