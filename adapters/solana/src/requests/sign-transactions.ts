import * as v from '@latchkey/session/schema'
import { getBase58Decoder, isSignatureBytes } from '@solana/kit'
import { readList, readPart, type SolanaAccount } from '../connector/read-accounts'
import { UnsupportedMethodError, WalletResponseError } from '../errors'
import { readSigners, readVersion } from '../transactions/wire-transaction'
import { readBytes, toBase64 } from './bytes'
import {
  findChain,
  findSigner,
  type RequestContext,
  readOutputs,
  readParams,
  transactionSchema,
  transactionsSchema,
} from './read-params'

const transactionRequestSchema = v.object({ transaction: transactionSchema, pubkey: v.optional(v.string()) })

/** `transaction` in base64; the answer is the signed one, and the signature of `pubkey` in base58. */
export async function signTransaction(context: RequestContext, params: unknown): Promise<object> {
  const { method } = context
  const { transaction, pubkey } = readParams(context, transactionRequestSchema, params)
  checkVersion(context, 'solana:signTransaction', transaction)
  const signer = findTransactionSigner(context, pubkey, transaction)
  const input = { account: signer.own, transaction, chain: findChain(context, signer) }
  const [answer] = readOutputs(method, await context.callFeature('solana:signTransaction', [input]), 1)
  const signed = readBytes(method, readPart(answer, 'signedTransaction'))
  const signers = readSigners(signed)
  const signature = signers?.find(({ address }) => address === signer.address)?.signature
  if (signature === undefined) throw new WalletResponseError(method)
  return { signature, transaction: toBase64(signed) }
}

/** The highest version that is read here. */
const HIGHEST_VERSION = 1
const MAX_VERSIONS = 20

/**
 * Refuses a transaction that the wallet could not sign, or whose signatures could not be read afterwards: before the user
 * approves it. All wallets take legacy transactions and version 0, whatever they list.
 */
function checkVersion(
  { wallet, name, method }: RequestContext,
  feature: string,
  transaction: Uint8Array,
): void {
  const version = readVersion(transaction)
  if (typeof version !== 'number' || version < HIGHEST_VERSION) return
  const listed = readPart(readPart(readPart(wallet, 'features'), feature), 'supportedTransactionVersions')
  const isTaken = listed === undefined || readList(listed, MAX_VERSIONS).includes(version)
  if (version > HIGHEST_VERSION || !isTaken)
    throw new UnsupportedMethodError(name, `${method} of version ${version}`)
}

const transactionsRequestSchema = v.object({
  transactions: transactionsSchema,
  pubkey: v.optional(v.string()),
})

/** `transactions` in base64 each; the response too. One wallet request for all of them. */
export async function signAllTransactions(context: RequestContext, params: unknown): Promise<object> {
  const { method } = context
  const { transactions, pubkey } = readParams(context, transactionsRequestSchema, params)
  for (const transaction of transactions) checkVersion(context, 'solana:signTransaction', transaction)
  // WalletConnect names no account here: the transactions do.
  const signer = findTransactionSigner(context, pubkey, transactions[0])
  const chain = findChain(context, signer)
  const inputs = transactions.map((transaction) => ({ account: signer.own, transaction, chain }))
  const answers = readOutputs(
    method,
    await context.callFeature('solana:signTransaction', inputs),
    inputs.length,
  )
  return {
    transactions: answers.map((answer) => toBase64(readBytes(method, readPart(answer, 'signedTransaction')))),
  }
}

const commitment = v.picklist(['processed', 'confirmed', 'finalized'])
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const sendRequestSchema = v.object({
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
export async function signAndSendTransaction(context: RequestContext, params: unknown): Promise<object> {
  const { method } = context
  const { transaction, pubkey, sendOptions } = readParams(context, sendRequestSchema, params)
  checkVersion(context, 'solana:signAndSendTransaction', transaction)
  const signer = findTransactionSigner(context, pubkey, transaction)
  const input = {
    account: signer.own,
    transaction,
    chain: findChain(context, signer),
    ...(sendOptions ? { options: sendOptions } : {}),
  }
  const [answer] = readOutputs(method, await context.callFeature('solana:signAndSendTransaction', [input]), 1)
  const signature = readBytes(method, readPart(answer, 'signature'))
  if (!isSignatureBytes(signature)) throw new WalletResponseError(method)
  return { signature: getBase58Decoder().decode(signature) }
}

/**
 * The account that signs a transaction. Without an address: one of its required signers, preferably the active account.
 */
function findTransactionSigner(
  context: RequestContext,
  pubkey: string | undefined,
  transaction: Uint8Array | undefined,
): SolanaAccount {
  const needed = (transaction && readSigners(transaction)) ?? []
  const meant = needed
    .filter(({ address }) => context.accounts.some((account) => account.address === address))
    .sort((a, b) => Number(b.address === context.address) - Number(a.address === context.address))
  return findSigner(context, pubkey ?? meant[0]?.address)
}
