import { type CheckedRead, pollOutcome } from '@latchkey/session/adapter-kit'
import type { SentTransaction, TransactionOutcome, WaitOptions, WaitResult } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { Chains } from '../chain/solana-context'
import { openNetwork } from './open-network'

const POLL_MS = 2_000

const statusSchema = v.object({
  value: v.tuple([v.nullable(v.object({ err: v.unknown(), confirmationStatus: v.nullish(v.string()) }))]),
})
const heightSchema = v.pipe(v.number(), v.safeInteger())

/** Polls until the cluster has decided. Rejects when the signal aborts, and with `NetworkNotFoundError`. */
export async function waitForTransaction(
  chains: Chains,
  sent: SentTransaction,
  options: WaitOptions = {},
): Promise<WaitResult> {
  return pollOutcome(chains.ctx, { ...options, everyMs: POLL_MS, poll: observeTransaction(chains, sent) })
}

/**
 * Returns what reads once whether the cluster has confirmed the transaction, or no longer accepts it. Solana does not
 * replace transactions. Throws `NetworkNotFoundError`.
 */
export function observeTransaction(
  chains: Chains,
  { id, networkId, lastValidBlockHeight }: SentTransaction,
): TransactionObserver {
  // Throws before the first read.
  openNetwork(chains, networkId, chains.ctx.signal)
  return async (signal) => {
    const { read } = openNetwork(chains, networkId, signal)
    const outcome = await readOutcome(read, id)
    if (outcome || lastValidBlockHeight === undefined) return outcome ?? { status: 'pending' }
    // A finalized height is some seconds old, so that a lagging server has seen what happened before it.
    const height = await read(heightSchema, 'getBlockHeight', { commitment: 'finalized' })
    if (height <= lastValidBlockHeight) return { status: 'pending' }
    return (await readOutcome(read, id)) ?? { status: 'expired' }
  }
}

async function readOutcome(read: CheckedRead, id: string): Promise<TransactionOutcome | undefined> {
  const settings = { searchTransactionHistory: true }
  const [status] = (await read(statusSchema, 'getSignatureStatuses', [id], settings)).value
  if (status?.confirmationStatus !== 'confirmed' && status?.confirmationStatus !== 'finalized')
    return undefined
  return { status: status.err ? 'reverted' : 'confirmed', id }
}
