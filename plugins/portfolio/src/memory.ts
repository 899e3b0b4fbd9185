/** A read that is under way. */
export interface BalanceFlight {
  /** CAIP-10. */
  readonly key: string
  readonly signal: AbortSignal
  readonly read: Promise<void>
}

/** What lives beside the state. */
export interface BalanceMemory {
  /** CAIP-10 of the active account; `undefined` where nothing can be read: no account, or no configured network. */
  activeKey(): string | undefined
  flight: BalanceFlight | undefined
  /** By CAIP-10 id; epoch milliseconds. */
  readonly failedAtMs: Map<string, number>
}
