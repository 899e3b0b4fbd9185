import type { Address } from 'viem'
import type { Proposal } from './state'

/** What the owner has ticked. */
export interface Choice {
  readonly addresses: readonly Address[]
  /** Network ids; they need not be among those that were asked for. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
}

export interface GrantedNamespace {
  readonly accounts: string[]
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/** The session's namespaces, as the SDK wants them. */
export function grant(
  { events }: Pick<Proposal, 'events'>,
  { addresses, chains, methods }: Choice,
): Record<string, GrantedNamespace> {
  return {
    eip155: {
      chains: [...chains],
      accounts: chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`)),
      methods: [...methods],
      events: [...events],
    },
  }
}
