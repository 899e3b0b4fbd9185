import * as v from '@latchkey/session/schema'
import { fromBase58 } from '../base58'
import { featureOf, readAccounts } from '../connector/read-accounts'
import { InvalidParamsError, UnsupportedMethodError, WalletResponseError } from '../errors'
import { readList, readPart } from '../read-part'
import { readSigners, readVersion } from '../transactions/transaction-layout'
import { readBytes, readSignature, toBase58, toBase64 } from './bytes'
import {
  findChain,
  findSigner,
  findTransactionSigner,
  type RequestContext,
  readOutputs,
  readParams,
  transactionSchema,
  transactionsSchema,
} from './read-params'

interface Method {
  readonly feature: string
  answer(context: RequestContext, params: unknown): Promise<unknown>
}

/** Params and results have WalletConnect's shapes, so wallets of the page and behind a relay are called alike. */
const methods: Readonly<Record<string, Method>> = {
  solana_signMessage: { feature: 'solana:signMessage', answer: signMessage },
  solana_signTransaction: { feature: 'solana:signTransaction', answer: signTransaction },
  solana_signAllTransactions: { feature: 'solana:signTransaction', answer: signAllTransactions },
  solana_signAndSendTransaction: {
    feature: 'solana:signAndSendTransaction',
    answer: signAndSendTransaction,
  },
  solana_signIn: { feature: 'solana:signIn', answer: signIn },
}

export async function requestWallet(context: RequestContext, params: unknown): Promise<unknown> {
  const { wallet, name, method, accounts } = context
  if (method === 'solana_getAccounts' || method === 'solana_requestAccounts')
    return accounts.map(({ address }) => ({ pubkey: address }))
  const known = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!known || !featureOf(wallet, known.feature)) throw new UnsupportedMethodError(name, method)
  return known.answer(context, params)
}

const messageSchema = v.object({ message: v.string(), pubkey: v.optional(v.string()) })

/**
 * `message` in base58; the response is `{ signature }`, with `signedMessage` if the wallet signed an extended message.
 */
export async function signMessage(context: RequestContext, params: unknown): Promise<object> {
  const { method } = context
  const { message: text, pubkey } = readParams(context, messageSchema, params)
  const message = fromBase58(text)
  if (!message) throw new InvalidParamsError(method, 'message')
  const account = findSigner(context, pubkey).own
  const [answer] = readOutputs(
    method,
    await context.callFeature('solana:signMessage', [{ account, message }]),
    1,
  )
  const signature = readSignature(method, readPart(answer, 'signature'))
  const said = readPart(answer, 'signedMessage')
  const signedMessage = said === undefined ? text : toBase58(readBytes(method, said))
  return { signature, ...(signedMessage === text ? {} : { signedMessage }) }
}

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
  const version = readVersion(transaction) ?? 0
  if (version < HIGHEST_VERSION) return
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
  return { signature: readSignature(method, readPart(answer, 'signature')) }
}

const text = v.exactOptional(v.string())
/** The fields that Sign In With Solana allows; other fields are not passed on. */
const signInSchema = v.optional(
  v.object({
    domain: text,
    address: text,
    statement: text,
    uri: text,
    version: text,
    chainId: text,
    nonce: text,
    issuedAt: text,
    expirationTime: text,
    notBefore: text,
    requestId: text,
    resources: v.exactOptional(v.array(v.string())),
  }),
  {},
)

/** The answer is `{ address, signedMessage, signature }`, all in base58. */
export async function signIn(context: RequestContext, params: unknown): Promise<object> {
  const { method } = context
  const input = readParams(context, signInSchema, params)
  const [answer] = readOutputs(method, await context.callFeature('solana:signIn', [input]), 1)
  const [account] = readAccounts([readPart(answer, 'account')])
  if (!account) throw new WalletResponseError(method)
  return {
    address: account.address,
    signedMessage: toBase58(readBytes(method, readPart(answer, 'signedMessage'))),
    signature: readSignature(method, readPart(answer, 'signature')),
  }
}
