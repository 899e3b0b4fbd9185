import { type CheckedRead, findNetwork } from '@latchkey/adapter-kit'
import { isHex } from '@latchkey/session/caip'
import { type EvmGain, type EvmMove, gainsByGiver, netGains, tokenMoves } from '@latchkey/session/chain'
import type {
  SentTransaction,
  TransactionContents,
  TransactionRequest,
  Transfer,
} from '@latchkey/session/contract'
import { NetworkNotFoundError } from '@latchkey/session/errors'
import * as v from '@latchkey/session/schema'
import { formatAddress } from '../chain/addresses'
import type { Chains } from '../chain/read-chain'
import {
  type Call,
  findOperation,
  isSame,
  type Log,
  operationsOf,
  readBatch,
  toRequest,
} from './decode-calls'
import { openNetwork, unlessRefused } from './open-network'
import { quantitySchema, toHex } from './rpc-transaction'
import { readNativeMoves } from './traces'

const hex = v.pipe(
  v.string(),
  v.check((text) => isHex(text)),
  v.check((text) => text.length % 2 === 0),
)
const address = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 40)),
)
const transactionSchema = v.nullable(
  v.object({
    from: address,
    to: v.nullish(address),
    value: quantitySchema,
    input: hex,
    authorizationList: v.nullish(v.array(v.unknown()), []),
    blockNumber: v.fallback(v.optional(quantitySchema), undefined),
  }),
)
const receiptSchema = v.nullable(
  v.object({
    status: quantitySchema,
    logs: v.array(v.object({ address: v.string(), topics: v.array(v.string()), data: v.string() })),
  }),
)
type Transaction = NonNullable<v.InferOutput<typeof transactionSchema>>
type Receipt = v.InferOutput<typeof receiptSchema>

/**
 * Reads what a transaction does: what was called from its data, what arrived from its receipt, and from traces where an
 * account with code has moved native currency. For a smart account, reads the user operation that a bundler has sent.
 */
export async function readTransaction(
  chains: Chains,
  sent: SentTransaction,
  signal: AbortSignal,
): Promise<TransactionContents | undefined> {
  const { id, from, networkId } = sent
  const network = findNetwork(chains, networkId, 'eip155')
  if (!network) throw new NetworkNotFoundError(networkId)
  const read = openNetwork(chains, networkId)(signal)
  const [transaction, receipt] = await Promise.all([
    read(transactionSchema, 'eth_getTransactionByHash', id),
    read(receiptSchema, 'eth_getTransactionReceipt', id),
  ])
  if (!transaction) return undefined
  const traced = async () => (receipt?.status ? readNativeMoves(chains, network, id, signal) : undefined)
  const operations = operationsOf(receipt?.logs ?? [], from)
  // They cannot be told apart by the transaction's hash.
  if (operations.length > 1) return undefined
  const [operation] = operations
  const call = callOf(transaction)
  const isOwn = isSame(transaction.from, from) && !operation
  if (!call || (isOwn && !isSame(call.to, from))) return readDirect(transaction, receipt)
  // Without code, an account executes nothing.
  const executesCalls = isOwn && call.data !== '' && (await readCode(read, from, transaction)) !== '0x'
  const found = findOperation(call, from)
  // Only its event says that the EntryPoint has executed it.
  const isOperation = operation ?? (found && !receipt?.status)
  if (executesCalls || isOperation) {
    const executed = executesCalls ? call : found
    const requests = executed && readBatch(executed)?.map(toRequest)
    if (!requests && transaction.authorizationList.length > 0) return undefined
    const moves = (await traced())?.filter((move) => isSame(move.from, from) || isSame(move.to, from))
    return {
      from: formatAddress(from),
      ...(requests ? { requests } : {}),
      ...effectOf(receipt, moves ?? requests?.flatMap((one) => calledMove(from, one)), operation),
    }
  }
  if (toRequest(call).type === 'transfer') return readDirect(transaction, receipt)
  // What others call on behalf of this account cannot be decoded, but what has left it can be seen.
  if (!receipt || transaction.authorizationList.length > 0) return undefined
  const moves = await traced()
  const isOfAccount = [...tokenMoves(receipt.logs), ...(moves ?? [])].some((move) => isSame(move.from, from))
  if (from !== '' && !isOfAccount) return undefined
  return { from: formatAddress(from || transaction.from), ...effectOf(receipt, moves) }
}

/** An account's code at the time of a transaction: it may have been set or taken away since (EIP-7702). */
function readCode(read: CheckedRead, account: string, { blockNumber }: Transaction): Promise<string> {
  const codeAt = (block: string): Promise<string> => read(hex, 'eth_getCode', account, block)
  if (blockNumber === undefined) return codeAt('latest')
  return unlessRefused(codeAt(toHex(blockNumber)), () => codeAt('latest'))
}

/** The creation of a contract calls nothing. */
function callOf({ to, value, input }: Transaction): Call | undefined {
  return to ? { to, value, data: input.slice(2) } : undefined
}

/** A transaction of an account's own key: its value goes where it calls. */
function readDirect(transaction: Transaction, receipt: Receipt): TransactionContents | undefined {
  // An authorization changes the code of an account (EIP-7702), which is never requested here.
  if (transaction.authorizationList.length > 0) return undefined
  const call = callOf(transaction)
  const from = formatAddress(transaction.from)
  // What a contract does when it is created is not known, and is never requested here.
  if (!call) return { from, requests: [], ...effectOf(receipt, undefined) }
  const move: EvmMove = { from: from.toLowerCase(), to: call.to.toLowerCase(), amount: call.value }
  return { from, requests: [toRequest(call)], ...effectOf(receipt, [move]) }
}

/** The native currency of a call that an account has executed, where it reverts if the call does. */
function calledMove(from: string, request: TransactionRequest): readonly EvmMove[] {
  if (request.type === 'serialized' || ('tokenAddress' in request && request.tokenAddress)) return []
  const amount = BigInt(request.amount ?? '0')
  return [{ from: from.toLowerCase(), to: request.to.toLowerCase(), amount }]
}

/** What arrived anywhere, by the logs of a receipt, or of one operation in it, and by the native currency that was moved. */
function effectOf(
  receipt: Receipt,
  native: readonly EvmMove[] | undefined,
  operation?: { readonly hasFailed: boolean; readonly logs: readonly Log[] },
): Pick<TransactionContents, 'arrived' | 'isReverted'> {
  if (!receipt) return { arrived: {} }
  if (receipt.status === 0n || operation?.hasFailed)
    return { arrived: { native: [], tokens: [] }, isReverted: true }
  const tokens = netGains(tokenMoves((operation ?? receipt).logs)).map(toTransfer)
  return { arrived: { tokens, ...(native ? { native: gainsByGiver(native).map(toTransfer) } : {}) } }
}

function toTransfer({ to, amount, token }: EvmGain): Transfer {
  const transfer = { type: 'transfer', to: formatAddress(to), amount: amount.toString() } as const
  return token === undefined ? transfer : { ...transfer, tokenAddress: formatAddress(token) }
}
