export interface PortfolioOptions {
  /** Reads the native balance over the network's own RPC. `false`: nothing is ever asked. Default: true. */
  readonly balances?: boolean
}
