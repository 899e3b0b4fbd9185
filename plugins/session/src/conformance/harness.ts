import type { NetworkId } from '../contract/account'
import type { Connector } from '../contract/connector'

/** The wallet behind a connector, controlled by the harness: actions of its user, and a record of what it received. */
export interface ConformanceWallet {
  /** Addresses, the active one first. The page has no permission yet. */
  readonly accounts: readonly [string, string, ...string[]]
  /** CAIP-2, the active one first. */
  readonly networkIds: readonly [NetworkId, NetworkId, ...NetworkId[]]
  /** Requests received so far, oldest first. */
  readonly requests: readonly { readonly method: string; readonly params?: unknown }[]
  /** How many requests its user was shown so far. Each is approved at once unless the harness decides otherwise. */
  readonly prompts: number
  /** Number of listeners on its events. */
  readonly listeners: number
  /** The user declines the next request. */
  rejectNext(): void
  /** From now on the user leaves every request open. */
  hold(): void
  /** The next call of the method resolves with this. */
  answerNext(method: string, answer: unknown): void
  /** The next call of the method fails with this. */
  failNext(method: string, error: unknown): void
  /** Emits this malformed value once in every event, and responds with it from now on. */
  sendMalformed(nonsense: unknown): void
  /** The user switches in the wallet. */
  switchAccount(address: string): Promise<void>
  switchNetwork(networkId: NetworkId): Promise<void>
  /** The user revokes the page's permission. */
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
