import type { PluginContext } from '@latchkey/kernel'
import type { CloudContract } from './contract'
import type { CloudOptions } from './options'

/** A requested picture. If the request failed, it is repeated after a pause. */
export interface ImageRequest {
  readonly url: Promise<string | undefined>
  /** By the page's time, `elapsedMs`. */
  failedAtMs: number | undefined
}

/** The networks that the blockchain data API supports. */
export interface SupportedNetworks {
  /** CAIP-2 ids. Empty if they could not be fetched. */
  readonly ids: ReadonlySet<string>
  /** The error, if they could not be fetched. */
  readonly failure?: unknown
}

export interface SupportedNetworksRequest {
  /** By the page's time, `elapsedMs`. */
  readonly requestedAtMs: number
  readonly response: Promise<SupportedNetworks>
}

/** The caches of one instance. */
export interface CloudMemory {
  /** Pictures by kind and id. */
  readonly images: Map<string, ImageRequest>
  /** The faults of directory entries that have been reported already. */
  readonly reported: Set<string>
  /** The supported networks, once they are requested. */
  supported?: SupportedNetworksRequest | undefined
  /** The project's setting for analytics, once it is requested. */
  analyticsFlag?: Promise<boolean> | undefined
  /** The client id of the WalletConnect relay, if that is used. */
  clientId?: string | undefined
}

export interface CloudContext {
  readonly ctx: PluginContext<CloudContract>
  readonly options: CloudOptions
  readonly memory: CloudMemory
}
