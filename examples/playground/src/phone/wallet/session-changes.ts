import type { PhoneAccount } from './accounts'
import { type Namespace, namespaces } from './namespaces'

export interface AccountAndNetwork {
  readonly account: Pick<PhoneAccount, 'addresses'>
  /** The EVM network in use. */
  readonly networkId: string
}

/** One namespace of a session, in the SDK's format. */
export interface Granted {
  chains?: string[]
  accounts: string[]
  methods: string[]
  events: string[]
}

export interface SessionChanges {
  /** All namespaces of the session, if one has to be extended. */
  readonly namespaces: Record<string, Granted> | undefined
  readonly events: readonly {
    readonly chainId: string
    readonly event: { readonly name: string; readonly data: unknown }
  }[]
}

/** The events for a page after a change, in each of its namespaces. Only the EVM network can change. */
export function sessionChangesFor(
  had: Readonly<Record<string, Granted>>,
  { account, networkId }: AccountAndNetwork,
  changed: 'account' | 'network',
): SessionChanges {
  const concerned = namespaces.flatMap((namespace) => {
    const granted = had[namespace]
    if (!granted || (changed === 'network' && namespace !== 'eip155')) return []
    const address = account.addresses[namespace]
    const chainId = namespace === 'eip155' ? networkId : firstChain(granted)
    const event =
      changed === 'account'
        ? { name: 'accountsChanged', data: [address] }
        : { name: 'chainChanged', data: Number(chainId.split(':')[1]) }
    return [{ namespace, chainId, event, before: granted, after: widen(granted, chainId, address) }]
  })
  const isWider = concerned.some(({ before, after }) => before.accounts.join() !== after.accounts.join())
  const wider = concerned.map(({ namespace, after }): readonly [Namespace, Granted] => [namespace, after])
  return {
    namespaces: isWider ? { ...had, ...Object.fromEntries(wider) } : undefined,
    events: concerned.flatMap(({ chainId, event, after }) =>
      after.events.includes(event.name) ? [{ chainId, event }] : [],
    ),
  }
}

const lastColon = (account: string): number => account.lastIndexOf(':')

function firstChain({ chains = [], accounts: [account = ''] }: Granted): string {
  return chains[0] ?? account.slice(0, lastColon(account))
}

/** Adds a network and an address. Every address is granted on every network, this one first. */
function widen(granted: Granted, chainId: string, address: string): Granted {
  const chains = [...new Set([...(granted.chains ?? []), chainId])]
  const known = granted.accounts.map((account) => account.slice(lastColon(account) + 1))
  const addresses = [...new Set([address, ...known])]
  return {
    ...granted,
    chains,
    accounts: chains.flatMap((chain) => addresses.map((one) => `${chain}:${one}`)),
  }
}
