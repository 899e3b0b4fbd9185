import type { PhoneAccount } from './accounts'
import { namespaceOf } from './chains'
import type { Proposal } from './state'

/** What the owner has ticked. */
export interface Choice {
  readonly accounts: readonly PhoneAccount[]
  /** Network ids; they need not be among the requested ones. A chain without one is not granted. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
}

export interface GrantedNamespace {
  readonly accounts: string[]
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/** The session's namespaces, in the SDK's shape. */
export function grant(
  { namespaces }: Pick<Proposal, 'namespaces'>,
  choice: Choice,
): Record<string, GrantedNamespace> {
  const granted = namespaces.flatMap(({ namespace, methods, events }) => {
    const chains = choice.chains.filter((networkId) => namespaceOf(networkId) === namespace)
    if (chains.length === 0) return []
    const addresses = choice.accounts.map((account) => account.addresses[namespace])
    const whole: GrantedNamespace = {
      chains,
      accounts: chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`)),
      methods: methods.filter((method) => choice.methods.includes(method)),
      events: [...events],
    }
    return [[namespace, whole] as const]
  })
  return Object.fromEntries(granted)
}
