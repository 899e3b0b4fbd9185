import { type ContractToken, defineContract, isLatchkeyError } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'

/**
 * Unchecked links of the directory or the host to open or install a wallet. Each is checked before it is
 * rendered.
 */
export interface WalletLinks {
  readonly homepage?: string
  /** Native scheme or https: `metamask://`, `https://wallet.example`. */
  readonly mobileLink?: string
  /** https URL that the phone opens in the app (`link_mode`). */
  readonly universalLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
}

/** One wallet of the directory or of the host. */
export interface WalletEntry extends WalletLinks {
  /** The id in the directory, or one that the host has chosen. */
  readonly id: string
  readonly name: string
  /** A data URI or https address. */
  readonly iconUrl?: string
  /** The id for `CloudApi.image`. */
  readonly imageId?: string
  /** EIP-6963. */
  readonly rdns?: string
  /** CAIP-2. Missing: unknown. */
  readonly chains?: readonly NetworkId[]
  /** Properties, for instance of `window.ethereum`, by which the installed wallet is recognised. */
  readonly injected?: readonly { readonly namespace: string; readonly id: string }[]
  readonly certified?: boolean
}

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

/** One request to the blockchain data API: GET, or with a body POST of JSON. */
export interface BlockchainApiRequest<Data> {
  /** With variable parts encoded: `/v1/identity/0x…`. */
  readonly path: string
  /** Appended in this order to the query of every request; `undefined` values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /** CAIP-2 id. The request is sent only if the service supports this network. */
  readonly networkId?: NetworkId
  /** Throws for a response that cannot be read: the request then rejects with `ServiceResponseError`. */
  parse(response: unknown): Data
  readonly signal: AbortSignal
}

export interface CloudApi {
  readonly projectId: string | undefined
  /**
   * Loads the code for requests to the directory without sending one. Rejects if the code cannot be loaded.
   */
  preload(): Promise<void>
  /**
   * Requests one page of the wallet directory. Invalid entries are left out and reported as `DirectoryEntriesError`. A
   * failed request is not repeated.
   * @throws `ProjectIdMissingError`, `DirectoryUnreachableError`, `DirectoryResponseError`, `HttpStatusError`, or the
   * signal's reason
   * @example
   * const { wallets, count } = await latchkey.plugins.cloud.wallets({ chains: ['eip155:1'], search: 'harbor' })
   */
  wallets(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage>
  /**
   * Requests a picture, once for each id. Resolves with a URL for `<img>` that is valid for the life of the instance: a
   * data URL for SVG, else a blob URL. Resolves with `undefined` if there is no picture. Never rejects.
   */
  image(kind: ImageKind, id: string): Promise<string | undefined>
  /**
   * Resolves with the patterns of the origins that the project allows. Empty if they cannot be fetched, which
   * is reported. Never rejects.
   */
  allowedOrigins(): Promise<readonly string[]>
  /**
   * Checks whether the project allows this page. If not, an alert is shown, and nothing is blocked. Never
   * rejects.
   */
  checkOrigin(): Promise<OriginCheckResult>
  /** Whether analytics are enabled for the project, requested once; false on failure. Never rejects. */
  analyticsEnabled(): Promise<boolean>
  /**
   * Sends one request to the blockchain data API. A failed request is not repeated. Each plugin has its own functions for
   * the paths that it uses.
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
  /**
   * Sets the client id of the WalletConnect relay, which every request to the data API contains from then on.
   * `undefined` removes it.
   */
  setClientId(clientId: string | undefined): void
}

/**
 * Whether a request failed because the data API does not support the network (`SERVICE_NETWORK`). False if the list of
 * supported networks could not be loaded, because then the request can be retried.
 */
export function isNetworkUnserved(error: unknown): boolean {
  return isLatchkeyError(error) && error.code === 'SERVICE_NETWORK' && error.cause === undefined
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
