import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'
import type { BlockchainApiRequest } from './blockchain-api-request'
import type { WalletEntry } from './wallet-entry'

export type * from './blockchain-api-request'
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
  /** Of all pages. */
  readonly count: number
}

export type ImageKind = 'wallet' | 'asset' | 'currency' | 'token'

/** `unknown`: the list was empty, or could not be had. */
export type OriginCheckResult = 'allowed' | 'refused' | 'unknown'

export interface CloudApi {
  readonly projectId: string | undefined
  /** Fetches the code that asks the directory, and asks nobody. Rejects when that code cannot be fetched. */
  preload(): Promise<void>
  /** What cannot be read is left out and reported. Rejects with `HttpStatusError` and the like; never asks again by itself. */
  wallets(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage>
  /**
   * An address for `<img>` that lives as long as the instance: a blob URL, for SVG a data URL. `undefined` when there
   * is none. Asked once for each id; never rejects.
   */
  image(kind: ImageKind, id: string): Promise<string | undefined>
  /** Patterns of origins; empty on failure, which is reported and claims nothing. */
  allowedOrigins(): Promise<readonly string[]>
  /** Asks for them and holds this page against them. Refused, it raises the alert; nothing is blocked. */
  checkOrigin(): Promise<OriginCheckResult>
  /** False on failure. */
  analyticsEnabled(): Promise<boolean>
  /**
   * Asks the blockchain data API once, and never again by itself. Rejects with `ServiceNetworkError` before
   * anything is asked, with `HttpStatusError`, `ServiceAnswerError`, `ServiceUnreachableError`,
   * `ProjectIdMissingError`, or the signal's reason. Each plugin has its own functions for the paths it uses.
   */
  blockchainApi<Answer>(request: BlockchainApiRequest<Answer>): Promise<Answer>
  /** Whether the data API serves the network; false where that cannot be had, and asked anew the next time. Never rejects. */
  supports(networkId: NetworkId): Promise<boolean>
  /** The relay's client id goes with every request to the data API from now on; `undefined` with none. */
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
