import { defineSlot, type Slot, type SlotItem } from '@latchkey/kernel'
import type { ChainNamespace, Network } from './account'

/**
 * Names that a service gives out beside those of the chain. Features that take a name ask it where the chain's own names
 * (`IdentityReader`) know nobody, and the active account's identity where the chain has no name for it.
 */
export interface NameResolver extends SlotItem {
  /** Where its names have addresses. It is asked for no other. */
  readonly namespaces: readonly ChainNamespace[]
  /** Whether the text may be one of its names. Sends nothing. */
  accepts(name: string): boolean
  /**
   * The address of a name, as the network writes it; `undefined` where nobody has it. Rejects when the service fails, so
   * that a failure is not taken for an unknown name.
   */
  resolve(name: string, network: Network, signal: AbortSignal): Promise<string | undefined>
  /** The name of an address; `undefined` for one without. Rejects as `resolve` does. */
  reverse?(address: string, network: Network, signal: AbortSignal): Promise<string | undefined>
}

export const nameResolvers: Slot<NameResolver> =
  /* @__PURE__ */ defineSlot<NameResolver>('session:name-resolvers')
