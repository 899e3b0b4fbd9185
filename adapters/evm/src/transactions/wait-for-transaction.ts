import { type CheckedRead, pollOutcome } from '@latchkey/session/adapter-kit'
import type {
  SeenTransaction,
  SentTransaction,
  TransactionObserver,
  TransactionOutcome,
  TransactionStatus,
  WaitOptions,
  WaitResult,
} from '@latchkey/session/contract'
import * as v from 'valibot'
import type { Chains } from '../chain/evm-context'
import { readBatchOutcome } from './batches'
import { createRead } from './create-read'
import { isEntryPoint } from './entry-points'

const POLL_MS = 3_000
/** How many blocks back a replacement is searched: seconds on a fast network, minutes on Ethereum. */
const MAX_BLOCKS = 25
/** A server that knows the account's new nonce may not have the receipt yet. */
const MAX_POLLS_WITHOUT_REASON = 3
/** The same for one that is behind the wallet's. */
const MAX_POLLS_WITHOUT_RECEIPT = 3

const hash = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i))
const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)
const receiptSchema = v.nullable(
  v.object({
    status: quantity,
    logs: v.optional(
      v.array(v.object({ address: v.string(), topics: v.array(v.string()), data: v.string() })),
      [],
    ),
  }),
)
const transactionSchema = v.object({
  hash,
  from: v.string(),
  to: v.nullish(v.string()),
  value: quantity,
  input: v.string(),
  nonce: quantity,
})
const blockSchema = v.nullable(v.object({ transactions: v.array(v.unknown()) }))

type Transaction = v.InferOutput<typeof transactionSchema>

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

/** The wallet names a batch's transaction, the network has its outcome. Without one there `id` is missing. */
function observeBatch(chains: Chains, sent: SentTransaction): TransactionObserver {
  const readOn = createRead(chains, sent.networkId)
  let pollsWithoutReceipt = 0
  return async (signal) => {
    const outcome = await readBatchOutcome(chains.ctx, sent)
    if (!outcome) return pending
    if (outcome.status !== 'confirmed' || outcome.id === undefined) return outcome
    // control: batch-confirmed-by-its-wallet
    const receipt = await readOn(signal)(receiptSchema, 'eth_getTransactionReceipt', outcome.id)
    if (receipt) return { ...outcome, status: hasFailed(receipt, sent) ? 'reverted' : 'confirmed' }
    pollsWithoutReceipt += 1
    return pollsWithoutReceipt < MAX_POLLS_WITHOUT_RECEIPT ? pending : { status: 'confirmed' }
  }
}

function observeOnNetwork(chains: Chains, sent: SentTransaction): TransactionObserver {
  const { id } = sent
  const readOn = createRead(chains, sent.networkId)
  let transaction: Transaction | null = fromSeen(sent)
  let pollsWithoutReason = 0
  return async (signal) => {
    const read = readOn(signal)
    const receipt = await read(receiptSchema, 'eth_getTransactionReceipt', id)
    const readByHash = () => read(v.nullable(transactionSchema), 'eth_getTransactionByHash', id)
    if (receipt) {
      if (hasFailed(receipt, sent)) return { status: 'reverted', id }
      if (receipt.logs.length === 0) transaction ??= await readByHash()
      const isDone = !(transaction && hasMovedNothing(receipt, transaction))
      return { status: isDone ? 'confirmed' : 'reverted', id }
    }
    // Available while the transaction is pending. A replacement has the same sender and nonce.
    const before = transaction
    if (!transaction) {
      transaction = await readByHash()
      if (!transaction) return pending
    }
    const nonce = await read(quantity, 'eth_getTransactionCount', transaction.from, 'latest')
    if (nonce <= transaction.nonce) return before ? pending : { status: 'pending', seen: toSeen(transaction) }
    const other = await findByNonce(read, transaction)
    if (other) return other.hash === id ? pending : describeReplacement(transaction, other)
    pollsWithoutReason += 1
    return pollsWithoutReason < MAX_POLLS_WITHOUT_REASON
      ? pending
      : { status: 'replaced', reason: 'replaced' }
  }
}

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of ERC-4337. */
const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const WORD = 64

type Receipt = NonNullable<v.InferOutput<typeof receiptSchema>>

/** A smart account's operation may fail in a transaction that succeeds. */
function hasFailed({ status, logs }: Receipt, { from }: SentTransaction): boolean {
  if (status === 0n) return true
  return logs.some(
    ({ address, topics: [event, , sender], data }) =>
      event === USER_OPERATION &&
      isEntryPoint(address) &&
      isSame(sender?.slice(-40), from.slice(2)) &&
      // Nonce, success, and two costs.
      /^0*$/.test(data.slice(2 + WORD, 2 + 2 * WORD)),
  )
}

/** An ERC-20 token may answer `false` instead of reverting: then it emits nothing. */
function hasMovedNothing({ logs }: Receipt, { input }: Transaction): boolean {
  const amount = input.slice(TRANSFER.length + WORD)
  // control: refused-transfer-told-as-sent
  return logs.length === 0 && input.toLowerCase().startsWith(TRANSFER) && /[1-9a-f]/i.test(amount)
}

const TRANSFER = '0xa9059cbb'

function toSeen({ from, to, nonce, value, input }: Transaction): SeenTransaction {
  return { from, ...(to ? { to } : {}), nonce: nonce.toString(), value: value.toString(), data: input }
}

function fromSeen({ id, seen }: SentTransaction): Transaction | null {
  if (!seen) return null
  const { data, ...rest } = seen
  return { ...rest, hash: id, input: data, nonce: BigInt(seen.nonce), value: BigInt(seen.value) }
}

/** The transaction with the same sender and nonce in one of the latest blocks. */
async function findByNonce(
  read: CheckedRead,
  { from, nonce }: Transaction,
): Promise<Transaction | undefined> {
  const latest = await read(quantity, 'eth_blockNumber')
  for (let back = 0n; back < MAX_BLOCKS && back <= latest; back += 1n) {
    const number = `0x${(latest - back).toString(16)}`
    const block = await read(blockSchema, 'eth_getBlockByNumber', number, true)
    for (const entry of block?.transactions ?? []) {
      const parsed = v.safeParse(transactionSchema, entry)
      if (parsed.success && isSame(parsed.output.from, from) && parsed.output.nonce === nonce)
        return parsed.output
    }
  }
  return undefined
}

function describeReplacement(
  before: Transaction,
  { hash: id, to, value, input }: Transaction,
): TransactionOutcome {
  if (isSame(to, before.to) && value === before.value && isSame(input, before.input))
    return { status: 'replaced', reason: 'repriced', id }
  const isCancelled = isSame(to, before.from) && value === 0n && input === '0x'
  return { status: 'replaced', reason: isCancelled ? 'cancelled' : 'replaced', id }
}

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase()
