import type { FakeClock } from '@latchkey/kernel/testing'
import type { ActiveTarget } from '@latchkey/session/contract'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import type { SiwxSession, SiwxState } from '../contract'
import type { SignIn } from '../sign-in/create-sign-in'

export interface SimulationOptions {
  readonly required: boolean
  readonly signOutOnDisconnect: boolean
  readonly signOutOnNetworkChange: boolean
}

/** A signature request that the wallet shows until the user signs or declines. */
export interface Prompt {
  readonly tab: Tab
  readonly signal: AbortSignal
  answer(outcome: 'sign' | 'sign-wrongly' | 'decline'): void
}

/** What a random walk runs in: one wallet, one server and one browser storage, shared by two tabs of a page. */
export interface Simulation {
  readonly clock: FakeClock
  readonly options: SimulationOptions
  readonly tabs: Tab[]
  readonly prompts: Prompt[]
  /** The account and network that the wallet grants to every tab. `undefined` while it is locked or not connected. */
  target: ActiveTarget | undefined
  /** The account that the wallet grants again when it is unlocked. */
  locked: ActiveTarget | undefined
  /** The session that the server has for the browser's cookie. */
  onServer: SiwxSession | undefined
  /** The session in the browser's storage. */
  stored: SiwxSession | undefined
  /** The flag in the browser's storage. */
  isSignOutOwed: boolean
  /** While true, every sign-out request fails. */
  refusesSignOuts: boolean
  /** Descriptions of the rules that were broken during a step. */
  readonly faults: string[]
  backendOf(tab: () => Tab): SiwxBackend
  ask(tab: Tab, target: ActiveTarget, signal: AbortSignal): Promise<SignedMessage>
  /** Notifies every tab of the wallet's current account. */
  followAll(): void
  /** Runs all pending promises. */
  settle(): Promise<void>
  /** With `true`, delays every response of the server until it is called with `false`. */
  hold(isSlow: boolean): void
}

/** One tab of a random walk, with the plugin's state and the numbers of its requests. */
export interface Tab {
  readonly rules: SignIn
  readonly backend: SiwxBackend
  readonly state: SiwxState
  /** Whether the sign-in screen is shown. */
  isShown: boolean
  /** Number of backend calls. */
  calls: number
  /** Number of signature requests. */
  prompts: number
  /** How often the user wanted to sign. */
  intents: number
  /** The outcome of each `sign` and `signIn` of the user; `undefined` while it is pending. */
  readonly outcomes: (string | undefined)[]
  follow(): void
  /** Handles the storage event of a value that another tab has stored. */
  readStorage(): void
  /** Adds the outcome of a promise to `outcomes`: `done`, or the error code. */
  watch(work: Promise<unknown>): void
  close(): void
  isClosed(): boolean
}
