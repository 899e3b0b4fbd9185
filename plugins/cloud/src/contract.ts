import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'
import type { BlockchainApiRequest } from './blockchain-api-request'
import type { WalletEntry } from './wallet-entry'

export type * from './blockchain-api-request'
export { isNetworkUnserved } from './is-network-unserved'
export type * from './wallet-entry'

/** One page of the wallet directory. */
export interface WalletQuery {
  /** From 1, the default. */
  readonly page?: number
  /** Wallets on a page. Default: 40. */
  readonly entries?: number
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly chains?: readonly NetworkId[]
  readonly search?: string
  readonly certified?: boolean
}

export interface WalletPage {
  readonly wallets: readonly WalletEntry[]
  /** The number of wallets on all pages. */
  readonly count: number
}

export type ImageKind = 'wallet' | 'asset' | 'currency' | 'token'

/** `unknown`: the list was empty, or could not be fetched. */
export type OriginCheckResult = 'allowed' | 'refused' | 'unknown'

export interface CloudApi {
  readonly projectId: string | undefined
  /** Loads the code for requests to the directory, and sends none. Rejects when that code cannot be loaded. */
  preload(): Promise<void>
  /**
   * One page of the wallet directory. Invalid entries are left out and reported (`DirectoryEntriesError`). Never repeated
   * by itself.
   * @throws `ProjectIdMissingError`, `DirectoryUnreachableError`, `DirectoryResponseError`, `HttpStatusError`, or the
   * signal's reason
   * @example
   * const { wallets, count } = await latchkey.plugins.cloud.wallets({ chains: ['eip155:1'], search: 'harbor' })
   */
  wallets(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage>
  /**
   * A URL for `<img>`, valid for the life of the instance: a blob URL, for SVG a data URL. `undefined` when there is no
   * picture. Requested once for each id; never rejects.
   */
  image(kind: ImageKind, id: string): Promise<string | undefined>
  /** Patterns of the origins that the project allows; empty on failure, which is reported. Never rejects. */
  allowedOrigins(): Promise<readonly string[]>
  /**
   * Checks whether the project allows this page. If not, an alert is shown, and nothing is blocked. Never
   * rejects.
   */
  checkOrigin(): Promise<OriginCheckResult>
  /** Whether analytics are enabled for the project; false on failure. Never rejects. */
  analyticsEnabled(): Promise<boolean>
  /**
   * One request to the blockchain data API, never repeated by itself. Each plugin has its own functions for the paths it
   * uses.
   * @throws `ServiceNetworkError` and `ServicePathError` before anything is sent, `HttpStatusError`, `ServiceResponseError`,
   * `ServiceUnreachableError`, `ProjectIdMissingError`, or the signal's reason
   */
  blockchainApi<Data>(request: BlockchainApiRequest<Data>): Promise<Data>
  /**
   * Whether the data API supports the network (CAIP-2); false if its networks cannot be fetched, which the
   * next call tries again. Never rejects.
   */
  supports(networkId: NetworkId): Promise<boolean>
  /**
   * The query that identifies the host in every request, for plugins with their own service: `projectId`,
   * `st` and `sv`.
   * @throws `ProjectIdMissingError`
   */
  sdkQuery(): Promise<Readonly<Record<'projectId' | 'st' | 'sv', string>>>
  /** Sets the relay's client id, which goes with every request to the data API; `undefined` for none. */
  setClientId(clientId: string | undefined): void
}

export interface CloudContract {
  readonly id: 'cloud'
  readonly api: CloudApi
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const cloudContract: ContractToken<CloudContract> = /* @__PURE__ */ defineContract<CloudContract>(
  'cloud',
  1,
)
