import type { FakeClock } from '@latchkey/kernel/testing'
import type { ActiveTarget } from '@latchkey/session/contract'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import type { SiwxSession, SiwxState } from '../contract'
import type { SignIn } from '../sign-in/create-sign-in'

export interface WorldOptions {
  readonly required: boolean
  readonly signOutOnDisconnect: boolean
  readonly signOutOnNetworkChange: boolean
}

/** A message that a wallet shows until the user answers. */
export interface Prompt {
  readonly tab: Tab
  readonly signal: AbortSignal
  answer(outcome: 'sign' | 'sign-wrongly' | 'decline'): void
}

/** One user with one wallet and one server, in two tabs of a page. */
export interface World {
  readonly clock: FakeClock
  readonly options: WorldOptions
  readonly tabs: Tab[]
  readonly prompts: Prompt[]
  /** What the wallet grants to every tab; `undefined` where it is locked or has no permission. */
  target: ActiveTarget | undefined
  /** The account whose wallet is locked. */
  locked: ActiveTarget | undefined
  /** The session in the cookie of the browser. */
  onServer: SiwxSession | undefined
  /** What the browser stores for both tabs. */
  stored: SiwxSession | undefined
  isSignOutOwed: boolean
  /** The server does not take the end of a session. */
  refusesSignOuts: boolean
  /** Faults that were seen while it happened. */
  readonly faults: string[]
  backendOf(tab: () => Tab): SiwxBackend
  ask(tab: Tab, target: ActiveTarget, signal: AbortSignal): Promise<SignedMessage>
  /** Every tab sees what the wallet grants. */
  followAll(): void
  /** Lets everything happen that nothing is waited for. */
  settle(): Promise<void>
  /** The server answers late until it is called with `false`. */
  hold(isSlow: boolean): void
}

/** A page of the walk, with what it shows and what it asked for. */
export interface Tab {
  readonly rules: SignIn
  readonly backend: SiwxBackend
  readonly state: SiwxState
  /** The screen is in front. */
  isShown: boolean
  /** Calls of its backend, messages its wallet was asked for, and presses of its button. */
  calls: number
  prompts: number
  intents: number
  /** How what the user started has ended; `undefined` while it has not. */
  readonly outcomes: (string | undefined)[]
  follow(): void
  /** Takes what another tab stored. */
  hear(): void
  /** Remembers how it ends. */
  watch(work: Promise<unknown>): void
  close(): void
  isClosed(): boolean
}
