import type { NetworkId } from '../contract/account'
import type { Connector } from '../contract/connector'

/** The wallet behind a connector, played by the harness: what its owner does, and what it saw. */
export interface ConformanceWallet {
  /** Addresses, the active one first. The page has not been let in yet. */
  readonly accounts: readonly [string, string, ...string[]]
  /** CAIP-2, the active one first. */
  readonly networkIds: readonly [NetworkId, NetworkId, ...NetworkId[]]
  /** What reached the wallet so far, the oldest first. */
  readonly requests: readonly { readonly method: string; readonly params?: unknown }[]
  /** How many questions its owner has been asked so far. Approved at once unless told otherwise. */
  readonly prompts: number
  /** Who listens to its events now. */
  readonly listeners: number
  /** The owner says no to the next question. */
  rejectNext(): void
  /** The owner leaves every question open from now on. */
  hold(): void
  /** The next call of the method is answered with this. */
  answerNext(method: string, answer: unknown): void
  /** The next call of the method fails with this. */
  failNext(method: string, error: unknown): void
  /** From now on every answer is nonsense; and it is said once in every event the wallet knows. */
  babble(nonsense: unknown): void
  /** The owner switches inside the wallet. */
  switchAccount(address: string): Promise<void>
  switchNetwork(networkId: NetworkId): Promise<void>
  /** The owner takes back the page's permission. */
  revoke(): Promise<void>
  /** The wallet ends the connection by itself. */
  leave(): Promise<void>
}

export interface ConformanceSubject {
  readonly connector: Connector
  readonly wallet: ConformanceWallet
}

/** Makes a connector and its wallet, both new; called once or more for each clause. */
export type ConformanceHarness = () => ConformanceSubject | Promise<ConformanceSubject>
