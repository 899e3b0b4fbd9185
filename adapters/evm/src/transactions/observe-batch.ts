import type {
  SentTransaction,
  TransactionObserver,
  TransactionOutcome,
  TransactionStatus,
} from '@latchkey/session/contract'
import type { Chains } from '../chain/evm-context'
import { readBatchReport } from './batches'
import { createRead, hasFailed, receiptSchema } from './network-transaction'

/** A server may be behind the wallet's. */
const MAX_READS_WITHOUT_RECEIPT = 3

const pending: TransactionStatus = { status: 'pending' }

/**
 * The wallet says when a batch has ended and names its transactions, the network how they ended: a wallet may be wrong, and who
 * is told of a failure asks again. Where the wallet names none, its word is all there is.
 */
export function observeBatch(chains: Chains, sent: SentTransaction): TransactionObserver {
  const readOn = createRead(chains, sent.networkId)
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
