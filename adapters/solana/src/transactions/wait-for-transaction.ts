import { type CheckedRead, pollOutcome } from '@latchkey/adapter-kit'
import type {
  SentTransaction,
  TransactionObserver,
  TransactionStatus,
  WaitOptions,
  WaitResult,
} from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { Chains } from '../chain/read-chain'
import { openNetwork } from './open-network'

const POLL_MS = 2_000
/** A transaction can be included as long as its blockhash is that of one of this many blocks. */
const BLOCKHASH_BLOCKS = 150
/** The time of these blocks: 60 s at 400 ms each, 90 s at 600 ms, and longer where slots are skipped. */
const BLOCKHASH_LIFETIME_MS = 120_000
/** Every server keeps this many blocks, which are some two hours. */
const KEPT_BLOCKS = 20_000

/** Knows for how long transactions have been followed. */
export interface Lifetimes {
  /** Called when a wallet has responded, and for a transaction of an earlier visit. Only the first call counts. */
  start(id: string): void
  /** Whether the blockhash of the transaction is too old, as far as time tells. */
  isOver(id: string): boolean
}

/** Uses timers, because the time of day may jump. So a page that is loaded later counts anew. */
export function createLifetimes(ctx: Pick<Chains['ctx'], 'clock' | 'signal'>): Lifetimes {
  const over = new Map<string, boolean>()
  return {
    start(id) {
      if (over.has(id)) return
      over.set(id, false)
      // The signal of the run: the adapter outlives it, and counts anew in the next one.
      ctx.clock.wait(BLOCKHASH_LIFETIME_MS, ctx.signal).then(
        () => over.set(id, true),
        () => over.delete(id),
      )
    },
    isOver: (id) => over.get(id) === true,
  }
}

/** Polls until the cluster has decided. Rejects when the signal aborts, and with `NetworkNotFoundError`. */
export async function waitForTransaction(
  chains: Chains,
  lifetimes: Lifetimes,
  sent: SentTransaction,
  options: WaitOptions = {},
): Promise<WaitResult> {
  const poll = observeTransaction(chains, lifetimes, sent)
  return pollOutcome(chains.ctx, { ...options, everyMs: POLL_MS, poll })
}

/**
 * Returns what reads once whether the cluster has confirmed the transaction, or no longer accepts it. Solana does not
 * replace transactions. A server alone cannot end a transaction early: the height that it tells counts only once the
 * blockhash is too old by time as well, and then every server of the network is asked. Throws `NetworkNotFoundError`.
 */
export function observeTransaction(
  chains: Chains,
  lifetimes: Lifetimes,
  { id, networkId, lastValidBlockHeight }: SentTransaction,
): TransactionObserver {
  const { network } = openNetwork(chains, networkId, chains.ctx.signal)
  if (lastValidBlockHeight !== undefined) lifetimes.start(id)
  return async (signal) => {
    const { read } = openNetwork(chains, networkId, signal)
    if (lastValidBlockHeight === undefined || !lifetimes.isOver(id))
      return (await readStatus(read, id)) ?? { status: 'pending' }
    // In one HTTP request. A height that is not told ends nothing.
    const past = isPast(read, lastValidBlockHeight).catch(() => false)
    const [found, isOver] = await Promise.all([readStatus(read, id), past])
    if (found) return found
    if (!isOver) return { status: 'pending' }
    const again = await readStatus(read, id)
    if (again) return again
    const others = network.rpcUrls.slice(1).map((url) => {
      const other = openNetwork(chains, networkId, signal, [url])
      // A server that does not respond says nothing.
      return readStatus(other.read, id).catch(() => undefined)
    })
    const known = (await Promise.all(others)).find((status) => status !== undefined)
    signal.throwIfAborted()
    return known ?? { status: 'expired' }
  }
}

const statusSchema = v.object({
  value: v.tuple([v.nullable(v.object({ err: v.unknown(), confirmationStatus: v.nullish(v.string()) }))]),
})

/** `undefined` where the server does not know the transaction. */
async function readStatus(read: CheckedRead, id: string): Promise<TransactionStatus | undefined> {
  const settings = { searchTransactionHistory: true }
  const [status] = (await read(statusSchema, 'getSignatureStatuses', [id], settings)).value
  if (!status) return undefined
  const { confirmationStatus, err } = status
  if (confirmationStatus !== 'confirmed' && confirmationStatus !== 'finalized') return { status: 'pending' }
  return { status: err ? 'reverted' : 'confirmed', id }
}

const heightSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Whether no block can include the transaction any more, and the server still keeps all that could. */
async function isPast(read: CheckedRead, lastValidBlockHeight: number): Promise<boolean> {
  // A finalized height is some seconds old, so that a lagging server has seen what happened before it.
  const height = await read(heightSchema, 'getBlockHeight', { commitment: 'finalized' })
  const passed = height - lastValidBlockHeight
  if (passed <= KEPT_BLOCKS) return passed > 0
  // The number of a slot, which is never less than the height of its block.
  const first = await read(heightSchema, 'getFirstAvailableBlock')
  return first <= Math.max(0, lastValidBlockHeight - BLOCKHASH_BLOCKS)
}
