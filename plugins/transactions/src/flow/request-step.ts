import type { Label, Remove } from '@latchkey/kernel'
import type { SentTransaction } from '@latchkey/session/contract'
import type { TokenPictureProps } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import type { TransactionRun } from '../contract'
import type { TransactionEnd } from '../transaction-end'

export interface FlowText {
  readonly title: string
  readonly hint: string
}

/** How a feature shows one of its requests while it is asked for, and what came of it. The functions are hooks of React. */
export interface FlowLook {
  /** The feature's name, as the title of the views. */
  readonly title: Label
  /** Prefix of the views' parts: `<part>-request`, `<part>-end`, `<part>-explorer`. */
  readonly part: string
  /** Whose picture the status shows. */
  readonly token: TokenPictureProps['token']
  /** What is sent, in a few words, such as `0.1 ETH to alice.eth`. */
  useSummary(): string
  /** What the user compares with the wallet. */
  useAskHint(): string
  /** Texts of the outcome that say more than the general ones. */
  useTexts?(): Readonly<Partial<Record<TransactionEnd, Partial<FlowText>>>>
  /** Facts below the text of the open request: a `FactList`. */
  useDetails?(): ReactElement
  /**
   * Opens the form as it was filled in. It is offered where the chain has decided that nothing was sent, and while account and
   * network are still the same.
   */
  useAgain?(): FlowAgain
  /** After a confirmed transaction: what it has brought, read from the chain, if that says more. */
  useArrival?(hash: string | undefined): FlowArrival
}

export interface FlowAgain {
  readonly label: string
  show(): void
}

/** `unread`: nothing more is known than that it is confirmed. */
export type FlowArrival =
  | { readonly phase: 'reading' | 'unread' }
  | { readonly phase: 'known'; readonly text: FlowText; readonly isLess: boolean }

/** What a view of a flow needs to leave once a wallet has sent. */
export interface SentShower {
  /** Shows what was sent and no view has shown, now and later, until the returned function is called. */
  showWhenSent(): Remove
}

/** What a flow has made. A page can name its views, but cannot make this. */
const madeByFlow: unique symbol = Symbol('madeByFlow')

/** A request that is open in a wallet. */
export interface RequestStep extends SentShower {
  readonly [madeByFlow]: true
  readonly run: TransactionRun
  readonly look: FlowLook
  /** It was open in the wallet already when the view was opened. */
  readonly wasWaiting: boolean
  /**
   * Checks again what the user has seen, and asks again. False: something changed, which the review shows. Rejects with the
   * signal's reason, and asks nothing, once it is aborted.
   */
  askAgain(signal: AbortSignal): Promise<boolean>
  /** The view of the review, and what shows it where it is not below the request's. */
  readonly review: { readonly view: string; show(): void }
}

/** A sent transaction. */
export interface SentStep {
  readonly [madeByFlow]: true
  readonly sent: SentTransaction
  readonly look: FlowLook
  /** Called once when it is confirmed as requested: for a step after which the flow goes on by itself. */
  readonly onConfirmed?: () => void
}

export const requestStep = (parts: Omit<RequestStep, typeof madeByFlow>): RequestStep => ({
  ...parts,
  [madeByFlow]: true,
})

export const sentStep = (parts: Omit<SentStep, typeof madeByFlow>): SentStep => ({
  ...parts,
  [madeByFlow]: true,
})

/** Whether a flow has made what a view was opened with. */
export function isStep(step: unknown): step is RequestStep | SentStep {
  return typeof step === 'object' && step !== null && madeByFlow in step
}

export const isRequestStep = (step: unknown): step is RequestStep => isStep(step) && 'run' in step

export const isSentStep = (step: unknown): step is SentStep => isStep(step) && 'sent' in step
