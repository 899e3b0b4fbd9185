import type { Clock } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import {
  type AccountCursor,
  arrivedAmount,
  type SentTransaction,
  type TransactionContents,
  type Transactions,
} from '@latchkey/session/contract'
import type { TransactionResult, UnansweredRequest } from '../contract'
import { compareContents, mergeTransfers } from '../follow/compare'

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
 * Searches the chain for what a wallet has sent that did not say so. Rejects when the network cannot be read.
 * @param isKnown whether a transaction belongs to another request
 * @param others ids of what does something else, which this adds to; they are not read again, since an id stands for the contents
 */
export async function findSent(
  transactions: Transactions,
  { target, requests }: Pick<UnansweredRequest, 'target' | 'requests'>,
  cursor: AccountCursor,
  isKnown: (sent: SentTransaction) => boolean,
  others: Set<string>,
  signal: AbortSignal,
): Promise<FoundSince | undefined> {
  const since = await transactions.since?.(cursor, target, signal)
  if (!since) return undefined
  const { hasMoved, showsWithinMs = SHOWS_WITHIN_MS } = since
  let isNonceUsed = false
  /** What a bundler has sent for a smart account has the bundler's nonce. */
  const hasNonce = ({ seen }: SentTransaction): boolean =>
    seen?.nonce === cursor.position && isSameAddress(target.namespace, seen.from, target.account.address)
  for (const sent of since.sent) {
    if (isKnown(sent) || others.has(sent.id)) {
      if (hasNonce(sent)) isNonceUsed = true
      continue
    }
    const contents = await transactions.read?.(sent, signal)
    const compared = contents && compareContents(sent, requests, contents)
    // What cannot be told yet may fit later.
    if (!compared) continue
    const isFitting = contents.requests ? isCalled(compared) : hasArrived(sent, requests, contents)
    if (isFitting) return { hasMoved: true, showsWithinMs, fitting: sent }
    if (!contents.requests) continue
    others.add(sent.id)
    if (hasNonce(sent)) isNonceUsed = true
  }
  return { hasMoved, showsWithinMs, fitting: undefined, ...(isNonceUsed && { isNonceUsed }) }
}

/** What arrived is the outcome's business. */
const isCalled = ({ differences = [] }: Pick<TransactionResult, 'differences'>): boolean =>
  differences.every((part) => part === 'arrived-less' || part === 'not-arrived')

/** Where calls cannot be read, what arrived alone tells them: that nothing did is so with all else that the account does. */
function hasArrived(
  { networkId }: SentTransaction,
  requests: UnansweredRequest['requests'],
  contents: TransactionContents,
): boolean {
  const isSame = (one: string, other: string) => isSameAddress(namespaceOf(networkId), one, other)
  // What arrived anywhere is the sum of all that was sent there.
  const transfers = mergeTransfers(requests, isSame)
  return (
    requests.every(({ type }) => type === 'transfer') &&
    transfers.every(
      (one) => BigInt(one.amount) > 0n && arrivedAmount(contents, one, networkId) === BigInt(one.amount),
    )
  )
}

const SEARCH_MS = 3_000
/** After this time the chain is read less often. */
const SEARCH_OFTEN_MS = 120_000
const SEARCH_SLOWLY_MS = 15_000

export interface SearchParts {
  readonly clock: Clock
  /** That of the plugin's present run, with which a search ends. */
  signal(): AbortSignal
  /** Reads the chain once; `undefined` if it cannot be found out. */
  find(signal: AbortSignal): Promise<FoundSince | undefined>
  /** Called with what does what was requested, in the task in which it was found. */
  onFound(sent: SentTransaction): void
  /** Nothing was found for as long as the chain may show nothing of what was sent. Called again with each later reading. */
  onNothing(found: FoundSince | undefined): void
}

/** Searches the chain for what a wallet has sent that did not say so. */
export interface Search {
  /** Begins anew. Resolves when the search is over, which it is only by `stop` or with the plugin's run. */
  start(): Promise<void>
  stop(): void
}

export function createSearch({ clock, signal, find, onFound, onNothing }: SearchParts): Search {
  let searching: AbortController | undefined
  let hasMoved = false
  return {
    async start() {
      searching?.abort()
      searching = new AbortController()
      const either = anySignal([signal(), searching.signal])
      const since = clock.elapsedMs()
      for (;;) {
        const found = await find(either).catch(() => undefined)
        if (either.aborted) return
        // Of several nodes behind one URL, one may be behind what another one has told.
        hasMoved ||= found?.hasMoved === true
        if (found?.fitting) onFound(found.fitting)
        if (either.aborted) return
        const ageMs = clock.elapsedMs() - since
        // Until then, that nothing is seen says nothing.
        if (ageMs >= (found?.showsWithinMs ?? SHOWS_WITHIN_MS)) onNothing(found && { ...found, hasMoved })
        await clock
          .wait(ageMs < SEARCH_OFTEN_MS ? SEARCH_MS : SEARCH_SLOWLY_MS, either)
          .catch(() => undefined)
        if (either.aborted) return
      }
    },
    stop: () => searching?.abort(),
  }
}
