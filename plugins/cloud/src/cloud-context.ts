import type { PluginContext } from '@latchkey/kernel'
import type { CloudContract } from './contract'
import type { CloudOptions } from './options'

/** A requested picture. After a failure and a pause it is requested again. */
export interface ImageRequest {
  readonly url: Promise<string | undefined>
  failedAtMs: number | undefined
}

/** The networks that the blockchain data API serves. */
export interface SupportedNetworks {
  /** CAIP-2; empty when they could not be fetched. */
  readonly ids: ReadonlySet<string>
  /** The error, if they could not be fetched. */
  readonly failure?: unknown
}

export interface SupportedNetworksRequest {
  readonly requestedAtMs: number
  readonly response: Promise<SupportedNetworks>
}

/** The caches of one instance. */
export interface CloudMemory {
  /** By kind and id. */
  readonly images: Map<string, ImageRequest>
  /** Faults of directory entries that were reported already. */
  readonly reported: Set<string>
  /** In flight, or fetched. */
  supported?: SupportedNetworksRequest | undefined
  /** The id of the relay's client, once there is one. */
  clientId?: string | undefined
}

export interface CloudContext {
  readonly ctx: PluginContext<CloudContract>
  readonly options: CloudOptions
  readonly memory: CloudMemory
}
