import type { AccountCursor, SentTransaction, Transactions } from '@latchkey/session/contract'
import type { PlannedTransaction, TransactionResult } from '../contract'
import { compareContents } from '../follow/compare'

export interface FoundSince {
  /** Whether the account has sent anything since. */
  readonly hasMoved: boolean
  /** What it has sent that does what was requested. */
  readonly fitting: SentTransaction | undefined
}

/**
 * Looks on the chain for what a wallet has sent that did not say so. Rejects when the network cannot be read.
 * @param isKnown whether a transaction belongs to another request
 */
export async function findSent(
  transactions: Transactions,
  { target, requests }: PlannedTransaction,
  cursor: AccountCursor,
  isKnown: (sent: SentTransaction) => boolean,
  signal: AbortSignal,
): Promise<FoundSince | undefined> {
  const since = await transactions.since?.(cursor, target, signal)
  if (!since) return undefined
  for (const sent of since.sent) {
    if (isKnown(sent)) continue
    const contents = await transactions.read?.(sent, signal)
    const compared = contents && compareContents(sent, requests, contents)
    // What arrived is the outcome's business.
    const isCalled = ({ differences = [] }: Pick<TransactionResult, 'differences'>): boolean =>
      differences.every((part) => part === 'arrived-less' || part === 'not-arrived')
    // control: any-transaction-taken-over
    if (compared && isCalled(compared)) return { hasMoved: true, fitting: sent }
  }
  return { hasMoved: since.hasMoved, fitting: undefined }
}
