import type { PluginContext } from '@latchkey/kernel'
import type { CloudContract } from './contract'
import type { CloudOptions } from './options'

/** A picture that was asked for. One that could not be fetched is asked for again after a pause. */
export interface KnownImage {
  readonly url: Promise<string | undefined>
  failedAtMs: number | undefined
}

/** What the data API serves. */
export interface SupportedNetworks {
  /** CAIP-2; empty where they could not be had. */
  readonly ids: ReadonlySet<string>
  /** Why they could not be had. */
  readonly failure?: unknown
}

export interface AskedNetworks {
  readonly askedAtMs: number
  readonly answer: Promise<SupportedNetworks>
}

/** What one instance remembers for as long as it lives. */
export interface CloudMemory {
  /** By kind and id. */
  readonly images: Map<string, KnownImage>
  /** Faults of directory entries that were reported. */
  readonly reported: Set<string>
  /** Being asked for, or known. */
  supported?: AskedNetworks | undefined
  /** Of the relay's client, once there is one. */
  clientId?: string | undefined
}

export interface Cloud {
  readonly ctx: PluginContext<CloudContract>
  readonly options: CloudOptions
  readonly memory: CloudMemory
}
