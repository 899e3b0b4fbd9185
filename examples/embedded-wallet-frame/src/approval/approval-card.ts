import { userRejected, WalletError } from '../wallet-error'

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
  /** Whether the decision depends on it before all else: it is shown large. */
  readonly isMain?: boolean
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
  /** Shows where nothing else stands that a request is being read. Returns what removes that. */
  expectCard(): () => void
  /** Removes the progress text. Call it when the approved request has ended. */
  clearProgress(): void
  /** Aborts every request that waits for a decision. */
  close(): void
}

/** Resolves if the user approves. Rejects with code 4001 if the user rejects or the request is aborted. */
export async function requireApproval(ask: AskUser, approval: Approval, signal: AbortSignal): Promise<void> {
  const outcome = await ask(approval, signal)
  if (outcome === 'rejected') throw userRejected()
  if (outcome === 'aborted') throw new WalletError(4001, 'The request was aborted before it was approved')
}
