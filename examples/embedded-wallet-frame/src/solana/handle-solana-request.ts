import bs58 from 'bs58'
import * as v from 'valibot'
import type { Approval, Fact } from '../approval/approval-card'
import { readMessage } from '../approval/warn-of-sign-in'
import type { Say } from '../copy/say'
import { JsonRpcResponseError, type RpcRequest } from '../rpc-client'
import type { SolanaKey } from '../vault'
import { invalidParams, unsupported, WalletError } from '../wallet-error'
import { describeTransactions } from './describe-transaction'
import {
  fromBase58,
  isTransactionMessage,
  readTransaction,
  type SolanaTransaction,
  sign,
  signTransaction,
} from './transaction'

export interface SolanaRequest {
  readonly method: string
  readonly params: unknown
  /** CAIP-2. */
  readonly chainId: string
  /** Origin of the host page, which sends the request. */
  readonly hostOrigin: string
  readonly key: SolanaKey
  readonly node: RpcRequest
  /** Of the texts that the user reads before the approval. */
  readonly say: Say
  /** Resolves if the user approves; rejects otherwise. */
  readonly approve: (approval: Approval) => Promise<void>
}

const text = v.pipe(v.string(), v.maxLength(100_000))
const messageSchema = v.strictObject({ message: text, pubkey: v.optional(text) })
const transactionSchema = v.strictObject({ transaction: text, pubkey: v.optional(text) })
const transactionsSchema = v.strictObject({
  transactions: v.pipe(v.array(text), v.minLength(1), v.maxLength(20)),
})
const commitments = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']
const sendingSchema = v.strictObject({
  ...transactionSchema.entries,
  options: v.optional(
    v.strictObject({
      skipPreflight: v.optional(v.boolean()),
      preflightCommitment: v.optional(v.picklist(commitments)),
      maxRetries: v.optional(v.number()),
      minContextSlot: v.optional(v.number()),
    }),
  ),
})

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const clusters: Readonly<Record<string, string>> = {
  [MAINNET]: 'Solana',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'Solana Testnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
}

/**
 * Shown on test networks. The page chooses the node, so a node that knows the blockhash does not prove that
 * the transaction is only for the test network.
 */
const ANY_CLUSTER = 'solana.any-cluster'

/**
 * Handles one request on Solana. Binary values are base58. Requests that sign or send need the user's
 * approval first.
 */
export async function handleSolanaRequest(request: SolanaRequest): Promise<unknown> {
  const { method, params, chainId, hostOrigin, key, node, say, approve } = request
  const own = bs58.encode(key.publicKey)
  const about: readonly Fact[] = [
    { label: say('fact.network'), value: clusters[chainId] ?? chainId },
    { label: say('fact.account'), value: own, isCode: true },
  ]
  const requireOwn = (address: string | undefined): void => {
    if (address !== undefined && address !== own)
      throw new WalletError(4100, 'The account is not of this wallet')
  }
  const approveAll = async (
    transactions: readonly SolanaTransaction[],
    { warnings = [], ...description }: Approval,
  ): Promise<void> => {
    await requireCluster(node, chainId)
    const blockhashes = new Set(transactions.map(({ blockhash }) => blockhash))
    await Promise.all(Array.from(blockhashes, (blockhash) => requireRecent(blockhash, node)))
    await approve({
      ...description,
      warnings: chainId === MAINNET ? warnings : [say(ANY_CLUSTER), ...warnings],
      facts: [...description.facts, ...about],
    })
  }
  const readOwn = (encoded: string): SolanaTransaction => {
    const transaction = readTransaction(encoded)
    if (!transaction.signers.includes(own))
      throw invalidParams('The transaction asks for no signature of this account')
    return transaction
  }
  switch (method) {
    case 'solana_signMessage': {
      const { message, pubkey } = v.parse(messageSchema, params)
      requireOwn(pubkey)
      const bytes = fromBase58(message)
      if (isTransactionMessage(bytes)) throw invalidParams('The message is a transaction')
      const { text: shown, warnings } = readMessage(bytes, hostOrigin, say)
      await approve({
        title: say('sign.message'),
        warnings,
        facts: [...about, { label: say('fact.message'), value: shown ?? message }],
      })
      return { signature: bs58.encode(await sign(key.privateKey, bytes)) }
    }
    case 'solana_signTransaction': {
      const { transaction, pubkey } = v.parse(transactionSchema, params)
      requireOwn(pubkey)
      const read = readOwn(transaction)
      await approveAll([read], describeTransactions([read], own, false, say))
      return signTransaction(key, read)
    }
    case 'solana_signAllTransactions': {
      const { transactions } = v.parse(transactionsSchema, params)
      const all = transactions.map(readOwn)
      await approveAll(all, describeTransactions(all, own, false, say))
      const signed = await Promise.all(all.map((one) => signTransaction(key, one)))
      return { transactions: signed.map(({ transaction }) => transaction) }
    }
    case 'solana_signAndSendTransaction': {
      const { transaction, pubkey, options = {} } = v.parse(sendingSchema, params)
      requireOwn(pubkey)
      const read = readOwn(transaction)
      await approveAll([read], describeTransactions([read], own, true, say))
      const signed = await signTransaction(key, read)
      return { signature: await send(signed, { ...options, encoding: 'base58' }, node) }
    }
    default:
      if (method.startsWith('solana_')) throw unsupported(method)
      return node(method, params ?? [])
  }
}

/**
 * Throws if the node is on another cluster. The CAIP-2 id has the first 32 characters of the genesis hash.
 */
async function requireCluster(node: RpcRequest, chainId: string): Promise<void> {
  const genesis = await node('getGenesisHash', [])
  if (typeof genesis !== 'string' || `solana:${genesis.slice(0, 32)}` !== chainId)
    throw new WalletError(4901, 'The node is on another chain')
}

const validitySchema = v.object({ value: v.literal(true) })

/**
 * Throws if the node does not know the blockhash as a recent one. The blockhash is the only thing in a
 * transaction that binds it to a cluster.
 */
async function requireRecent(blockhash: string, node: RpcRequest): Promise<void> {
  const reply = await node('isBlockhashValid', [blockhash, { commitment: 'processed' }])
  if (!v.is(validitySchema, reply))
    throw new WalletError(
      -32000,
      'The transaction has expired, or is for another network. Start again on the page',
    )
}

/**
 * Sends the transaction. Resolves with its first signature, which is its id, even if the node's reply is
 * lost.
 */
async function send(
  { transaction }: { readonly transaction: string },
  options: object,
  node: RpcRequest,
): Promise<string> {
  try {
    await node('sendTransaction', [transaction, options])
  } catch (error) {
    if (error instanceof JsonRpcResponseError && !/already been processed/i.test(error.message)) throw error
  }
  return bs58.encode(fromBase58(transaction).slice(1, 65))
}
