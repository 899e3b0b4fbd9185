import { userRejected, WalletError } from '../wallet-error'
import { createText } from './card-text'
import { type ShowCardOptions, showCard } from './show-card'

export interface Fact {
  readonly label: string
  readonly value: string
  /**
   * Whether the text is machine-readable, such as an address or call data. It is then written left to right.
   */
  readonly isCode?: boolean
  /**
   * How many characters are shown until the user asks for the rest. For texts of the page that can be long and decide
   * nothing.
   */
  readonly cutAfter?: number
}

export interface Approval {
  readonly title: string
  /** Shown above the facts. */
  readonly warnings?: readonly string[]
  readonly facts: readonly Fact[]
  /** The text that is shown from the approval until `clearProgress`. */
  readonly progress?: string
}

export type Outcome = 'approved' | 'rejected' | 'aborted'

/**
 * Shows the request and resolves with the user's decision, or with `aborted` if the signal or `close` ended
 * it first.
 */
export type AskUser = (approval: Approval, signal: AbortSignal) => Promise<Outcome>

export interface ApprovalCards {
  readonly ask: AskUser
  /** Removes the progress text. Call it when the approved request has ended. */
  clearProgress(): void
  /** Aborts every request that waits for a decision. */
  close(): void
}

export type ApprovalCardsOptions = Omit<ShowCardOptions, 'isFlood'>

/** Resolves if the user approves. Rejects with code 4001 if the user rejects or the request is aborted. */
export async function requireApproval(ask: AskUser, approval: Approval, signal: AbortSignal): Promise<void> {
  const outcome = await ask(approval, signal)
  if (outcome === 'rejected') throw userRejected()
  if (outcome === 'aborted') throw new WalletError(4001, 'The request was aborted before it was approved')
}

/** From so many requests on, waiting or one soon after the other, all can be rejected at once. */
const FLOOD = 3
const FLOOD_PAUSE_MS = 10_000
/** A page that is told of a rejection can ask again at once. So "all" includes what comes within this time. */
const REJECT_ALL_MS = 3_000

/** Shows requests in this page, one at a time. */
export function createApprovalCards(options: ApprovalCardsOptions): ApprovalCards {
  const { root, now } = options
  let queue: Promise<unknown> = Promise.resolve()
  const open = new Set<AbortController>()
  let shownInARow = 0
  let lastDecisionMs = Number.NEGATIVE_INFINITY
  let rejectUntilMs = Number.NEGATIVE_INFINITY

  /** The next waiting request replaces this text. */
  const showProgress = (text: string): void => {
    const note = createText('p', text)
    note.className = 'progress'
    note.setAttribute('role', 'status')
    root.replaceChildren(note)
  }

  const show = async (approval: Approval, signal: AbortSignal): Promise<Outcome> => {
    if (now() < rejectUntilMs) return 'rejected'
    if (now() - lastDecisionMs > FLOOD_PAUSE_MS) shownInARow = 0
    shownInARow += 1
    const isFlood = (): boolean => shownInARow >= FLOOD || open.size >= FLOOD
    const outcome = await showCard(approval, { ...options, isFlood }, signal)
    lastDecisionMs = now()
    if (outcome === 'approved' && approval.progress !== undefined) showProgress(approval.progress)
    if (outcome !== 'all-rejected') return outcome
    rejectUntilMs = now() + REJECT_ALL_MS
    return 'rejected'
  }

  return {
    ask(approval, signal) {
      const end = new AbortController()
      open.add(end)
      if (signal.aborted) end.abort()
      signal.addEventListener('abort', () => end.abort(), { signal: end.signal })
      const outcome = queue.then(() => (end.signal.aborted ? 'aborted' : show(approval, end.signal)))
      queue = outcome.finally(() => open.delete(end))
      return outcome
    },
    clearProgress: () => root.querySelector('.progress')?.remove(),
    close() {
      for (const end of [...open]) end.abort()
    },
  }
}
