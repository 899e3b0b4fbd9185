import type { ActiveTarget, Nft, Token } from '@latchkey/session/contract'

export interface PortfolioOptions {
  /** Whether balances, tokens and NFTs of the active account are loaded. Default: true. */
  readonly balances?: boolean
  /** Whether names and pictures of addresses are loaded. Default: true. */
  readonly names?: boolean
  /**
   * The tokens that are read from the network itself. Used only if neither the wallet nor the data API lists the account's
   * tokens. Default: none.
   */
  readonly tokens?: readonly Token[]
  /**
   * Loads the active account's NFTs. Called if its wallet lists none. Must reject if they cannot be loaded.
   * Default: no NFTs.
   */
  readonly nfts?: (target: ActiveTarget, signal: AbortSignal) => Promise<readonly Nft[]>
  /**
   * The origins from which pictures of tokens, NFTs and profiles may be loaded, such as `https://cdn.example`. Use those of
   * the page's `img-src`. Other pictures are not shown; `[]` allows only `data:` URLs. Default: any https origin.
   */
  readonly pictureOrigins?: readonly string[]
}
