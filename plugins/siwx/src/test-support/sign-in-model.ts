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

/** One wallet, one server and the storage of a browser, shared by two tabs of a page. */
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
  /** Every sign-out request fails. */
  refusesSignOuts: boolean
  /** Broken rules, noticed during a step. */
  readonly faults: string[]
  backendOf(tab: () => Tab): SiwxBackend
  ask(tab: Tab, target: ActiveTarget, signal: AbortSignal): Promise<SignedMessage>
  /** Applies the wallet's active account in every tab. */
  followAll(): void
  /** Runs all pending promises. */
  settle(): Promise<void>
  /** Holds every response of the server back, until called with `false`. */
  hold(isSlow: boolean): void
}

/** One tab of a random walk, with the plugin's state and counts of its requests. */
export interface Tab {
  readonly rules: SignIn
  readonly backend: SiwxBackend
  readonly state: SiwxState
  /** Whether the sign-in screen is shown. */
  isShown: boolean
  /** Calls of its backend, messages its wallet was asked for, and presses of its button. */
  calls: number
  prompts: number
  intents: number
  /** The outcome of each `sign` and `signIn` of the user; `undefined` while it is pending. */
  readonly outcomes: (string | undefined)[]
  follow(): void
  /** Applies the value that another tab stored. */
  hear(): void
  /** Adds the outcome of a promise to `outcomes`. */
  watch(work: Promise<unknown>): void
  close(): void
  isClosed(): boolean
}
