import { isSameAddress } from '@latchkey/session/caip'
import type { AccountCursor, SentTransaction, Transactions } from '@latchkey/session/contract'
import type { TransactionResult, UnansweredRequest } from '../contract'
import { compareContents } from '../follow/compare'

/** The time within which a wallet's transaction is known to the nodes of an EVM network. */
export const SHOWS_WITHIN_MS = 10_000

export interface FoundSince {
  /** Whether the account has sent anything since. */
  readonly hasMoved: boolean
  /** How long the chain may show nothing of what was sent, in ms. */
  readonly showsWithinMs: number
  /** What it has sent that does what was requested. */
  readonly fitting: SentTransaction | undefined
  /** The nonce that was the account's next one belongs to something else (EVM). */
  readonly isNonceUsed?: true
}

/**
 * Looks on the chain for what a wallet has sent that did not say so. Rejects when the network cannot be read.
 * @param isKnown whether a transaction belongs to another request
 */
export async function findSent(
  transactions: Transactions,
  { target, requests }: Pick<UnansweredRequest, 'target' | 'requests'>,
  cursor: AccountCursor,
  isKnown: (sent: SentTransaction) => boolean,
  signal: AbortSignal,
): Promise<FoundSince | undefined> {
  const since = await transactions.since?.(cursor, target, signal)
  if (!since) return undefined
  const { hasMoved, showsWithinMs = SHOWS_WITHIN_MS } = since
  let isNonceUsed = false
  /** What a bundler has sent for a smart account has the bundler's nonce. */
  // control: nonce-of-a-bundler
  const hasNonce = ({ seen }: SentTransaction): boolean =>
    seen?.nonce === cursor.position && isSameAddress(target.namespace, seen.from, target.account.address)
  for (const sent of since.sent) {
    if (isKnown(sent)) {
      if (hasNonce(sent)) isNonceUsed = true
      continue
    }
    const contents = await transactions.read?.(sent, signal)
    const compared = contents && compareContents(sent, requests, contents)
    // What arrived is the outcome's business.
    const isCalled = ({ differences = [] }: Pick<TransactionResult, 'differences'>): boolean =>
      differences.every((part) => part === 'arrived-less' || part === 'not-arrived')
    // control: any-transaction-taken-over
    if (compared && isCalled(compared)) return { hasMoved: true, showsWithinMs, fitting: sent }
    if (compared && hasNonce(sent)) isNonceUsed = true
  }
  return { hasMoved, showsWithinMs, fitting: undefined, ...(isNonceUsed && { isNonceUsed }) }
}
