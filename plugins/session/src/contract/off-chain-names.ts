import { defineSlot, type Slot, type SlotItem } from '@latchkey/kernel'
import type { ChainNamespace, Network } from './account'
import type { NameResolution } from './name-resolution'

/**
 * A name service outside the chain. It is used after the chain's own name service (`IdentityReader`): by features that
 * accept a name as input when the chain does not know the name, and for the active account when the chain has no name for
 * its address.
 */
export interface NameResolver extends SlotItem {
  /** The namespaces of its addresses. It is called for these only. */
  readonly namespaces: readonly ChainNamespace[]
  /** Whether the text may be one of its names. Sends no request. */
  accepts(name: string): boolean
  /**
   * The address that a name has on a network, and by which of its records (see `addressOfName` of
   * `@latchkey/session/caip`), or why it has none. Rejects when the service fails, so that a failure is not mistaken for an
   * unknown name.
   */
  resolve(name: string, network: Network, signal: AbortSignal): Promise<NameResolution>
  /** The name of an address; `undefined` if it has none. Rejects when the service fails. */
  reverse?(address: string, network: Network, signal: AbortSignal): Promise<string | undefined>
}

/** Slot of name services. */
export const nameResolvers: Slot<NameResolver> =
  /* @__PURE__ */ defineSlot<NameResolver>('session:name-resolvers')
