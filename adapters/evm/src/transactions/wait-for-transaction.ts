import { type CheckedRead, pollOutcome } from '@latchkey/adapter-kit'
import type {
  SentTransaction,
  TransactionObserver,
  TransactionOutcome,
  TransactionStatus,
  WaitOptions,
  WaitResult,
} from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { Chains } from '../chain/read-chain'
import { observeBatch } from './batches'
import { isSame } from './decode-calls'
import { openNetwork } from './open-network'
import {
  findInLatestBlocks,
  fromSeen,
  hasFailed,
  quantitySchema,
  type Receipt,
  type RpcTransaction,
  readAccountBlock,
  receiptSchema,
  toHex,
  toSeen,
  transactionSchema,
} from './rpc-transaction'

const POLL_MS = 3_000
/** A server that knows the account's new nonce may not have the receipt yet. */
const MAX_READS_WITHOUT_REASON = 3
/** Of several servers behind one URL, each has pending transactions of its own. */
const READS_UNTIL_DROPPED = 5

const foundSchema = v.nullable(transactionSchema)

/** Polls until the chain has decided. Rejects when the signal aborts, and with `NetworkNotFoundError`. */
export async function waitForTransaction(
  chains: Chains,
  sent: SentTransaction,
  options: WaitOptions = {},
): Promise<WaitResult> {
  return pollOutcome(chains.ctx, { ...options, everyMs: POLL_MS, poll: observeTransaction(chains, sent) })
}

/** Returns what reads a transaction or a batch once. Throws `NetworkNotFoundError`. */
export function observeTransaction(chains: Chains, sent: SentTransaction): TransactionObserver {
  return sent.type === 'batch' ? observeBatch(chains, sent) : observeOnNetwork(chains, sent)
}

const pending: TransactionStatus = { status: 'pending' }

const signs = ['receipt', 'transaction', 'nonce'] as const

/**
 * Reads everything the first time, at a sign of a change, and while something is odd. Otherwise asks for one sign in turn, so
 * that many transactions are followed with one call each, and where it is the nonce with one call for all of an account.
 */
function observeOnNetwork(chains: Chains, sent: SentTransaction): TransactionObserver {
  const { id } = sent
  const readOn = openNetwork(chains, sent.networkId)
  /** Available while it is pending. A replacement has the same sender and nonce. */
  let transaction = fromSeen(sent)
  let isSeenTold = transaction !== null
  let turn: number | undefined
  let readsWithoutReason = 0
  let readsUnknown = 0

  const readReceipt = (read: CheckedRead) => read(receiptSchema, 'eth_getTransactionReceipt', id)
  const readByHash = (read: CheckedRead) => read(foundSchema, 'eth_getTransactionByHash', id)
  const isReplaceable = async (read: CheckedRead, { from, nonce }: RpcTransaction): Promise<boolean> =>
    (await read(quantitySchema, 'eth_getTransactionCount', from, 'latest')) <= nonce

  /** One call. Returns a receipt so that it is not read again. */
  const findSign = async (read: CheckedRead, sign: (typeof signs)[number]): Promise<Receipt | boolean> => {
    if (sign === 'receipt') return (await readReceipt(read)) ?? false
    if (sign === 'nonce' && transaction) return !(await isReplaceable(read, transaction))
    const found = await readByHash(read)
    return transaction ? !found || typeof found.blockNumber === 'bigint' : found !== null
  }

  const describeReceipt = async (
    receipt: Receipt,
    search: () => Promise<RpcTransaction | null>,
  ): Promise<TransactionStatus> => {
    if (hasFailed(receipt, sent)) return { status: 'reverted', id }
    if (receipt.logs.length === 0) transaction ??= await search()
    const isDone = !(transaction && hasMovedNothing(receipt, transaction))
    return { status: isDone ? 'confirmed' : 'reverted', id }
  }

  const readAll = async (read: CheckedRead): Promise<TransactionStatus> => {
    const searched = readByHash(read)
    const compared = transaction && isReplaceable(read, transaction)
    // Where there is a receipt, their failure says nothing.
    searched.catch(() => undefined)
    compared?.catch(() => undefined)
    const receipt = await readReceipt(read)
    if (receipt) return describeReceipt(receipt, () => searched)
    const found = await searched
    transaction ??= found
    if (!transaction) return pending
    if (!(await (compared ?? isReplaceable(read, transaction)))) return findReplacement(read, transaction)
    readsWithoutReason = 0
    readsUnknown = found ? 0 : readsUnknown + 1
    if (readsUnknown < READS_UNTIL_DROPPED) return pending
    return { status: 'dropped' }
  }

  const findReplacement = async (read: CheckedRead, before: RpcTransaction): Promise<TransactionStatus> => {
    const latest = await read(quantitySchema, 'eth_blockNumber')
    const other = await findInLatestBlocks(latest, before.nonce, (block) =>
      readAccountBlock(read, toHex(block), before.from),
    )
    if (other) return other.hash === id ? pending : describeReplacement(before, other)
    readsWithoutReason += 1
    return readsWithoutReason < MAX_READS_WITHOUT_REASON
      ? pending
      : { status: 'replaced', reason: 'replaced' }
  }

  return async (signal) => {
    const read = readOn(signal)
    const isOdd = readsWithoutReason > 0 || readsUnknown > 0
    const sign = turn === undefined || isOdd ? undefined : signs[turn % signs.length]
    turn = turn === undefined ? undefined : turn + 1
    const found = sign ? await findSign(read, sign) : true
    if (!found) return pending
    const status = found === true ? await readAll(read) : await describeReceipt(found, () => readByHash(read))
    turn ??= 0
    if (status.status !== 'pending' || !transaction || isSeenTold) return status
    isSeenTold = true
    return { status: 'pending', seen: toSeen(transaction) }
  }
}

const WORD = 64

/** An ERC-20 token may answer `false` instead of reverting: then it emits nothing. */
function hasMovedNothing({ logs }: Receipt, { input }: RpcTransaction): boolean {
  const amount = input.slice(TRANSFER.length + WORD)
  return logs.length === 0 && input.toLowerCase().startsWith(TRANSFER) && /[1-9a-f]/i.test(amount)
}

const TRANSFER = '0xa9059cbb'

function describeReplacement(
  before: RpcTransaction,
  { hash: id, to, value, input }: RpcTransaction,
): TransactionOutcome {
  if (isSame(to, before.to) && value === before.value && isSame(input, before.input))
    return { status: 'replaced', reason: 'repriced', id }
  const isCancelled = isSame(to, before.from) && value === 0n && input === '0x'
  return { status: 'replaced', reason: isCancelled ? 'cancelled' : 'replaced', id }
}
