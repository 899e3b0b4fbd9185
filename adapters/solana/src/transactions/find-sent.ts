import type { CheckedRead } from '@latchkey/adapter-kit'
import type { AccountCursor, ActiveTarget, SentSince } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { Chains } from '../chain/read-chain'
import { openNetwork } from './open-network'
import { loadTransaction, signersOf } from './read-transaction'
import { signatureSchema } from './wire-transaction'

/** A node lists nothing before it is confirmed, and a transaction may be confirmed for as long as its blockhash lives. */
const SHOWS_WITHIN_MS = 120_000
/** The number of transactions that are looked at, with those that others sent to the account. */
const MAX_LISTED = 50
/** Beyond them the oldest are read again. */
const MAX_KEPT = 500

/** Who has signed the transactions that were read, by their network and signature, which stands for their contents. */
export type KeptSigners = Map<string, readonly string[]>

const slotSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const listSchema = v.array(v.object({ signature: signatureSchema, slot: slotSchema }))

/** The newest first. A server lists all if it does not know the signature after which it is asked for. */
function listSignatures(
  read: CheckedRead,
  address: string,
  settings: { readonly limit: number; readonly until?: string },
): Promise<v.InferOutput<typeof listSchema>> {
  return read(listSchema, 'getSignaturesForAddress', address, { ...settings, commitment: 'confirmed' })
}

/** The slot is read first, so that whatever is sent later is in a later one. Rejects as `openNetwork` throws. */
export async function readCursor(
  chains: Chains,
  { account, networkId }: ActiveTarget,
  signal: AbortSignal,
): Promise<AccountCursor> {
  const { read } = openNetwork(chains, networkId, signal)
  const slot = await read(slotSchema, 'getSlot', { commitment: 'confirmed' })
  const [last] = await listSignatures(read, account.address, { limit: 1 })
  return { position: last?.signature ?? '', block: slot.toString() }
}

/**
 * What the account has signed since, also what failed. What is listed and cannot be read may be the account's, so it has
 * moved then. A transaction is listed once it is confirmed: until then the network says nothing of it.
 */
export async function findSent(
  chains: Chains,
  kept: KeptSigners,
  { position, block }: AccountCursor,
  { account, connectionId, networkId }: ActiveTarget,
  signal: AbortSignal,
): Promise<SentSince> {
  const { read } = openNetwork(chains, networkId, signal)
  const from = account.address
  const until = position === '' ? {} : { until: position }
  const listed = await listSignatures(read, from, { ...until, limit: MAX_LISTED })
  const newer = listed.filter(
    ({ signature, slot }) => signature !== position && BigInt(slot) >= BigInt(block),
  )
  const found = await Promise.all(
    newer.reverse().map(async ({ signature: id }) => {
      const key = `${networkId} ${id}`
      const known = kept.get(key)
      if (known) return { id, signers: known }
      const transaction = await loadTransaction(read, id)
      const signers = transaction && signersOf(transaction)
      if (signers) kept.set(key, signers)
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      return { id, signers }
    }),
  )
  const mayBeMore = newer.length === MAX_LISTED
  const own = found.filter(({ signers }) => signers?.includes(from))
  const isUnread = found.some(({ signers }) => !signers)
  return {
    showsWithinMs: SHOWS_WITHIN_MS,
    hasMoved: own.length > 0 || mayBeMore || isUnread,
    sent: own.map(({ id }) => ({ type: 'transaction', id, from, networkId, connectionId })),
  }
}
