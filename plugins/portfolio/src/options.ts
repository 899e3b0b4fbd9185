import type { ActiveTarget, Nft, Token } from '@latchkey/session/contract'

export interface PortfolioOptions {
  /** Reads balances, tokens and collectibles of the active account. `false`: never. Default: true. */
  readonly balances?: boolean
  /** Looks up names and pictures of addresses. `false`: never. Default: true. */
  readonly names?: boolean
  /**
   * Tokens to read from the network if neither the wallet nor the data API lists the account's tokens. Default: none.
   */
  readonly tokens?: readonly Token[]
  /** Returns the active account's collectibles if its wallet lists none. Rejects if they cannot be read. Default: none. */
  readonly nfts?: (target: ActiveTarget, signal: AbortSignal) => Promise<readonly Nft[]>
  /**
   * Allowed origins of pictures of tokens, collectibles and profiles, as in the page's `img-src`:
   * `https://cdn.example`. Others are left out; `[]` allows only `data:` URLs. Default: any https host.
   */
  readonly pictureOrigins?: readonly string[]
}
