import type { Connector, NetworkId } from '@latchkey/session/contract'

/** The wallet of a connector under test: simulates actions of its user, and records what it received. */
export interface ConformanceWallet {
  /** Addresses, the active one first. At the start, the page has no permission to see them. */
  readonly accounts: readonly [string, string, ...string[]]
  /** CAIP-2 network ids, the active one first. */
  readonly networkIds: readonly [NetworkId, NetworkId, ...NetworkId[]]
  /** The requests received so far, oldest first. */
  readonly requests: readonly { readonly method: string; readonly params?: unknown }[]
  /** The number of prompts shown to its user so far. The user approves each at once, except after the methods below. */
  readonly prompts: number
  /** The number of listeners on its events. */
  readonly listeners: number
  /** The user rejects the next prompt. */
  rejectNext(): void
  /** From now on, the user neither approves nor rejects a prompt. */
  hold(): void
  /** The next call of the method resolves with this value. */
  answerNext(method: string, answer: unknown): void
  /** The next call of the method rejects with this error. */
  failNext(method: string, error: unknown): void
  /** Emits each event once with this malformed value, and responds with it to every request from now on. */
  sendMalformed(malformed: unknown): void
  /** The user switches the account in the wallet. */
  switchAccount(address: string): Promise<void>
  /** The user switches the network in the wallet. */
  switchNetwork(networkId: NetworkId): Promise<void>
  /** The user revokes the page's permission. */
  revoke(): Promise<void>
  /** The wallet ends the connection. */
  leave(): Promise<void>
}

/** A connector under test and its wallet. */
export interface ConformanceSubject {
  readonly connector: Connector
  readonly wallet: ConformanceWallet
}

/** Creates a new connector and a new wallet. Called at least once for each clause. */
export type ConformanceHarness = () => ConformanceSubject | Promise<ConformanceSubject>
