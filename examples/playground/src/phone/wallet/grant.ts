import type { PhoneAccount } from './accounts'
import { namespaceOf } from './namespaces'
import type { Proposal } from './state'

/** The owner's selection. */
export interface Choice {
  readonly accounts: readonly PhoneAccount[]
  /** Network ids, also of networks that were not requested. A namespace without one is not granted. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
}

export interface GrantedNamespace {
  readonly accounts: string[]
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/** Builds the session's namespaces in the SDK's format. */
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
