import type { ActiveTarget, Nft, Token } from '@latchkey/session/contract'

export interface PortfolioOptions {
  /** Reads what the active account has. `false`: nothing is ever asked. Default: true. */
  readonly balances?: boolean
  /** Looks up names and pictures of addresses. `false`: nothing is ever asked. Default: true. */
  readonly names?: boolean
  /** Tokens that the network itself is asked for where neither the wallet nor the data API lists the account's. */
  readonly tokens?: readonly Token[]
  /** Collectibles of the active account, where its wallet tells of none. */
  readonly nfts?: (target: ActiveTarget, signal: AbortSignal) => Promise<readonly Nft[]>
  /**
   * Where pictures of tokens, collectibles and people may come from, as in the page's `img-src`: `https://cdn.example`.
   * Those from elsewhere are left out; `[]` leaves only what carries its own data. Default: any https host.
   */
  readonly pictureOrigins?: readonly string[]
}
