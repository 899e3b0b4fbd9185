import { isLatchkeyError } from '@latchkey/kernel'
import { chainIdHex, isHex } from '@latchkey/session/caip'
import type {
  ActiveTarget,
  SentTransaction,
  TransactionObserver,
  TransactionOutcome,
  TransactionRequest,
  TransactionStatus,
} from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { type Chains, type EvmContext, memoryOf } from '../chain/read-chain'
import { WalletResponseError } from '../errors'
import { walletGetCallsStatus, walletSendCalls } from '../rpc-methods'
import { readWalletCapabilities } from '../wallet-capabilities'
import { encodeTransaction } from './encode-transaction'
import { openNetwork } from './open-network'
import { hasFailed, receiptSchema } from './rpc-transaction'

/** `ready`: the wallet can upgrade the account, and asks the user for it with the first batch. */
const atomicSchema = v.object({ atomic: v.object({ status: v.picklist(['supported', 'ready']) }) })
/** EIP-5792: at most 4,096 bytes as hex. */
const MAX_ID_LENGTH = 8_194
const idSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID_LENGTH))
// Earlier wallets return the id alone. A batch that they have sent must not count as failed, or it is sent again.
const sentSchema = v.union([
  v.object({ id: idSchema }),
  v.pipe(
    idSchema,
    v.transform((id) => ({ id })),
  ),
])
/** Each receipt is read on the network, again and again. No batch of a feature has as many calls. */
const MAX_RECEIPTS = 100
const statusSchema = v.object({
  status: v.number(),
  receipts: v.optional(
    v.pipe(v.array(v.object({ transactionHash: v.string() })), v.maxLength(MAX_RECEIPTS)),
    [],
  ),
})
/**
 * EIP-5792 status: from 200 the batch is on the chain; from 400 it was not included and never will be, from 500 it was reverted,
 * and from 600 a part of it was executed.
 */
const CONFIRMED = 200
const FAILED = 400
const PARTIAL = 600

/** Codes of errors after which the same batch is refused again, and nothing was done. */
const refusals: ReadonlySet<string> = new Set([
  'ATOMIC_UPGRADE_REJECTED',
  'ATOMIC_UNSUPPORTED',
  'TOO_MANY_CALLS',
  'UNSUPPORTED_CALLS_CHAIN',
  'UNSUPPORTED_CAPABILITY',
  'UNSUPPORTED_METHOD',
  'METHOD_NOT_FOUND',
  'METHOD_NOT_SUPPORTED',
])

/**
 * Whether the wallet can execute a batch atomically on this network: its capabilities (EIP-5792) say `atomic`. `false` if
 * they cannot be read, and as long as the plugin exists once the wallet has refused a batch of this account: a user who has
 * declined the upgrade of the account gets single transactions.
 */
export async function supportsAtomicBatch(
  chains: Chains,
  target: ActiveTarget,
  signal: AbortSignal,
): Promise<boolean> {
  const { withoutBatches } = memoryOf(chains, target.networkId)
  if (withoutBatches.has(target.account.address.toLowerCase())) return false
  try {
    return v.is(atomicSchema, await readWalletCapabilities(chains.ctx, target, signal))
  } catch {
    signal.throwIfAborted()
    return false
  }
}

/** Sends the calls as one batch with `wallet_sendCalls` (EIP-5792, version 2.0.0): all are executed, or none. */
export async function sendBatch(
  chains: Chains,
  requests: readonly TransactionRequest[],
  { account, connectionId, networkId }: ActiveTarget,
): Promise<SentTransaction> {
  const batch = {
    version: '2.0.0',
    from: account.address,
    chainId: chainIdHex(networkId),
    atomicRequired: true,
    calls: requests.map(encodeTransaction),
  }
  const response = await chains.ctx.rpc
    .request(walletSendCalls, [batch], { connectionId, networkId })
    .catch((error: unknown) => {
      if (isLatchkeyError(error) && refusals.has(error.code))
        memoryOf(chains, networkId).withoutBatches.add(account.address.toLowerCase())
      throw error
    })
  const parsed = v.safeParse(sentSchema, response)
  if (!parsed.success) throw new WalletResponseError(walletSendCalls.name)
  return { type: 'batch', id: parsed.output.id, from: account.address, networkId, connectionId }
}

/** What a wallet says of a batch that has ended. */
interface BatchReport {
  /** How it ended, by the wallet's word alone. */
  readonly outcome:
    | { readonly status: 'confirmed' }
    | { readonly status: 'reverted'; readonly isPartial?: true }
  /** The hashes of its transactions, each once: one if it was atomic, none if the wallet names none. */
  readonly transactionIds: readonly string[]
}

/**
 * Asks the wallet for a batch with `wallet_getCallsStatus`. `undefined` while it is pending. Rejects with
 * `WalletResponseError` if the response has another shape.
 */
async function readBatchReport(
  ctx: EvmContext,
  { id, connectionId, networkId }: SentTransaction,
): Promise<BatchReport | undefined> {
  const response = await ctx.rpc.request(walletGetCallsStatus, [id], { connectionId, networkId })
  if (!v.is(statusSchema, response)) throw new WalletResponseError(walletGetCallsStatus.name)
  const { status, receipts } = v.parse(statusSchema, response)
  if (status < CONFIRMED) return undefined
  const named = receipts.map(({ transactionHash }) => transactionHash.toLowerCase())
  // A text that is none would be asked of the network in vain, stored and linked.
  const hashes = named.filter((hash) => isHex(hash, 64))
  return { outcome: outcomeOf(status), transactionIds: [...new Set(hashes)] }
}

function outcomeOf(status: number): BatchReport['outcome'] {
  if (status < FAILED) return { status: 'confirmed' }
  return status < PARTIAL ? { status: 'reverted' } : { status: 'reverted', isPartial: true }
}

/** A server may be behind the wallet's. */
const MAX_READS_WITHOUT_RECEIPT = 3

const pending: TransactionStatus = { status: 'pending' }

/**
 * The wallet says when a batch has ended and names its transactions, the network how they ended: a wallet may be wrong, and who
 * is told of a failure asks again. Where the wallet names none, its word is all there is.
 */
export function observeBatch(chains: Chains, sent: SentTransaction): TransactionObserver {
  const readOn = openNetwork(chains, sent.networkId)
  let readsWithoutReceipt = 0
  return async (signal) => {
    const report = await readBatchReport(chains.ctx, sent)
    if (!report) return pending
    const { outcome, transactionIds } = report
    const last = transactionIds.at(-1)
    if (last === undefined) return outcome
    // A wallet may name no more than the transaction that failed.
    const wasPartial = outcome.status === 'reverted' && outcome.isPartial === true
    const read = readOn(signal)
    const ends = await Promise.all(
      transactionIds.map(async (id) => {
        const receipt = await read(receiptSchema, 'eth_getTransactionReceipt', id)
        return { id, end: receipt && (hasFailed(receipt, sent) ? 'reverted' : 'confirmed') }
      }),
    )
    const failed = ends.filter(({ end }) => end === 'reverted').at(-1)
    if (ends.some(({ end }) => end === null)) {
      // A failure is never told without its receipt; what the wallet calls done is, but as one that could not be checked.
      if (failed || outcome.status === 'reverted') return pending
      readsWithoutReceipt += 1
      return readsWithoutReceipt < MAX_READS_WITHOUT_RECEIPT ? pending : { status: 'confirmed' }
    }
    if (!failed) {
      const ids = transactionIds.length > 1 ? { ids: transactionIds } : {}
      return { status: 'confirmed', id: last, ...ids }
    }
    const reverted: TransactionOutcome = { status: 'reverted', id: failed.id }
    const isPartial = wasPartial || ends.some(({ end }) => end === 'confirmed')
    return isPartial ? { ...reverted, isPartial } : reverted
  }
}
