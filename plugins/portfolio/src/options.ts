import type { ActiveTarget, Nft, Token } from '@latchkey/session/contract'

export interface PortfolioOptions {
  /** Reads balances, tokens and collectibles of the active account. `false`: never. Default: true. */
  readonly balances?: boolean
  /** Looks up names and pictures of addresses. `false`: never. Default: true. */
  readonly names?: boolean
  /** Tokens to read from the network where neither the wallet nor the data API lists the account's. Default: none. */
  readonly tokens?: readonly Token[]
  /** Collectibles of the active account, where its wallet lists none. Rejects when they cannot be read. Default: none. */
  readonly nfts?: (target: ActiveTarget, signal: AbortSignal) => Promise<readonly Nft[]>
  /**
   * Where pictures of tokens, collectibles and people may come from, as in the page's `img-src`: `https://cdn.example`.
   * Those of other origins are left out; `[]` leaves only `data:` URLs. Default: any https host.
   */
  readonly pictureOrigins?: readonly string[]
}
