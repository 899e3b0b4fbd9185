import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { ActiveTarget, Nft, Token } from '@latchkey/session/contract'
import type { PortfolioState } from './state'

export type {
  AssetList,
  BalanceEntry,
  IdentityEntry,
  NftList,
  NftsEntry,
  PortfolioState,
  TokenList,
  TokensEntry,
} from './state'
export { decimalAmount, emptyPortfolio, identityOf, totalUsd } from './state'

export interface PortfolioOptions {
  /** Whether balances, tokens and NFTs of the active account are loaded. Default: true. */
  readonly balances?: boolean
  /**
   * Whether a change that this page did not make is looked for: the active account is read every 15 s while its screen is open, else
   * every 60 s while the page is visible. Default: true.
   */
  readonly watch?: boolean
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

export interface PortfolioApi {
  /**
   * Reads the shown data of the active account again, however fresh it is, bypassing the caches of the data
   * API. Does nothing in the 30 s after a failure, or while no wallet is connected. Resolves when everything
   * has been read; never rejects: a failure is in the state, a banner and `kernel:error`.
   * @param accountId CAIP-10 of the account that has changed on the chain, in any letter case that its namespace allows. The network
   * is then read until the active account's balance has changed, at most four times in 46 s, and what is known of every other
   * account, on every network, is read again when it is shown next
   * @example
   * await latchkey.plugins.portfolio.refresh('eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
   */
  refresh(accountId?: string): Promise<void>
  /**
   * Loads the active account's native balance into `state.native`, unless it was loaded, or failed to load, in the last 30 s.
   * Never rejects; see `refresh`.
   * @example
   * await latchkey.plugins.portfolio.loadBalance()
   * const entry = latchkey.read(portfolioContract).native['eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045']
   * if (entry?.status === 'known') console.log(decimalAmount(entry), entry.symbol) // 0.5 ETH
   */
  loadBalance(): Promise<void>
  /**
   * Loads the active account's tokens into `state.tokens`, unless they were loaded, or failed to load, in the last 30 s.
   * Never rejects; see `refresh`.
   * @example
   * await latchkey.plugins.portfolio.loadTokens()
   * const { tokens } = latchkey.read(portfolioContract)
   */
  loadTokens(): Promise<void>
  /**
   * Loads the active account's NFTs into `state.nfts`, as `loadTokens` does. Shows no banner if that fails.
   */
  loadNfts(): Promise<void>
  /**
   * Loads the active account's name and picture into `state.identities`, unless they were loaded in the last five minutes, or
   * failed to load in the last 30 s. Never rejects.
   */
  loadIdentity(): Promise<void>
  /**
   * Loads the active account's name and picture again, however recently they were loaded. Call it after they
   * have changed. Never rejects.
   */
  reloadIdentity(): Promise<void>
  /**
   * Resolves to a check of whether a picture's URL is safe in `<img>` and allowed by the option `pictureOrigins`. For plugins
   * that show pictures of tokens from other sources.
   * @example
   * const isPictureUrl = await latchkey.plugins.portfolio.pictureUrlCheck()
   * isPictureUrl('javascript:alert(1)') // false
   */
  pictureUrlCheck(): Promise<(url: unknown) => url is string>
}

export interface PortfolioContract {
  readonly id: 'portfolio'
  readonly api: PortfolioApi
  readonly state: PortfolioState
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const portfolioContract: ContractToken<PortfolioContract> =
  /* @__PURE__ */ defineContract<PortfolioContract>('portfolio', 1)

/** The key of an account's entries in the state, and the `accountId` of `refresh`: its CAIP-10 id. */
export const accountKey = ({
  networkId,
  account: { address },
}: {
  readonly networkId: string
  readonly account: { readonly address: string }
}): string => `${networkId}:${address}`
