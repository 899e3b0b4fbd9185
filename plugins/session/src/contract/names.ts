import { defineSlot, type Slot, type SlotItem } from '@latchkey/kernel'
import type { ChainNamespace, Network, NetworkId } from './account'

/**
 * Which record of a name has the address. `network`: that of the network itself (ENSIP-11; on Ethereum that of ether).
 * `default`: the one for every EVM network (ENSIP-19). `ethereum`: that of Ethereum, for another EVM network; its address
 * has no contract on Ethereum, so whoever has its key has it on every EVM network.
 */
export type NameRecord = 'network' | 'default' | 'ethereum'

/**
 * Why a name has no address on a network. `unregistered`: nobody has it, or the text is no name. `no-address`: it has none
 * that may be used on this network. `unreadable`: this page cannot read its records, which are kept outside the chain, or on
 * a network that the page does not have; somebody may have the name.
 */
export type NameIssue = 'unregistered' | 'no-address' | 'unreadable'

export interface ResolvedName {
  readonly address: string
  /** The name in its normal form (ENSIP-15). */
  readonly name: string
  readonly record: NameRecord
  /** The network on which the name has the address. On another one it may have somebody else's. */
  readonly networkId: NetworkId
}

export interface UnresolvedName {
  readonly address?: undefined
  readonly issue: NameIssue
  /** The network for which the name was looked up. */
  readonly networkId: NetworkId
}

/** The result of looking up a name for one network. */
export type NameResolution = ResolvedName | UnresolvedName

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
