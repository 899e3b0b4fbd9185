import type { Account, AccountType, ConnectionResult, NetworkId } from '../../contract'
import { type GraphWallet, type Id, NAMESPACES, type Namespace, networkOf } from './graph-wallets'

/** The expected state of a connection. */
export interface Expected {
  readonly accounts: readonly Account[]
  readonly networkIds: ConnectionResult['networkIds']
  /** Selected addresses by namespace, if the user selected another account than the wallet's first. */
  readonly chosen: Readonly<Record<string, string>>
}

/** The expected state, computed independently of the implementation. */
export interface GraphModel {
  readonly connections: Map<Id, Expected>
  readonly active: Map<Namespace, Id>
  activeNamespace: Namespace | undefined
  readonly preferred: Map<Namespace, NetworkId>
  readonly types: Map<Namespace, AccountType>
  readonly configured: Set<NetworkId>
  /** The wallets that the user has connected, or whose account the user has chosen, since the page was loaded. */
  readonly confirmed: Set<Id>
  /** The stored connections of which the wallet grants something else; they may stay stored when the wallet ends them. */
  readonly kept: Set<string>
}

export const initialNetworks = (): Set<NetworkId> =>
  new Set(NAMESPACES.flatMap((one) => [networkOf(one, '1'), networkOf(one, '2')]))

export const createModel = (): GraphModel => ({
  connections: new Map(),
  active: new Map(),
  activeNamespace: undefined,
  preferred: new Map(),
  types: new Map(),
  configured: initialNetworks(),
  confirmed: new Set(),
  kept: new Set(),
})

export const served = (connection: Expected | undefined): readonly Namespace[] =>
  NAMESPACES.filter((one) => connection?.accounts.some(({ namespace }) => namespace === one))

export const ownOf = (connection: Expected, namespace: Namespace): readonly Account[] =>
  connection.accounts.filter((one) => one.namespace === namespace)

export const activeAccountOf = (connection: Expected, namespace: Namespace): Account | undefined => {
  const own = ownOf(connection, namespace)
  return own.find(({ address }) => address === connection.chosen[namespace]) ?? own[0]
}

/** Sorts accounts of the preferred type first, and otherwise keeps the wallet's order. */
export function sorted(model: GraphModel, accounts: readonly Account[]): readonly Account[] {
  const isWanted = ({ namespace, type }: Account): boolean => {
    const known = NAMESPACES.find((one) => one === namespace)
    return type !== undefined && type === ((known && model.types.get(known)) ?? 'smartAccount')
  }
  return NAMESPACES.flatMap((namespace) => {
    const own = accounts.filter((one) => one.namespace === namespace)
    return [...own.filter(isWanted), ...own.filter((one) => !isWanted(one))]
  })
}

/**
 * The expected connection after the wallet has reported its accounts. A selected account stays selected while the wallet
 * lists it and the wallet's first account does not change.
 */
export function connectionOf(model: GraphModel, id: Id, wallet: GraphWallet): Expected {
  const before = model.connections.get(id)
  const { accounts: said, networkIds } = wallet.answer()
  const accounts = sorted(model, said)
  const chosen: Record<string, string> = {}
  for (const [namespace, address] of Object.entries(before?.chosen ?? {})) {
    const own = accounts.filter((one) => one.namespace === namespace)
    const [first] = own
    const firstOfKind = before?.accounts.find(
      (one) => one.namespace === namespace && one.type === first?.type,
    )
    const isListed = own.some((one) => one.address === address)
    if (isListed && firstOfKind?.address === first?.address) chosen[namespace] = address
  }
  return { accounts, networkIds, chosen }
}

/** Makes a connection the active one in these namespaces, and `next` the active namespace. */
export function setActive(
  model: GraphModel,
  id: Id,
  places: readonly Namespace[],
  next: Namespace | undefined,
): void {
  for (const namespace of places) model.active.set(namespace, id)
  model.activeNamespace = next
}
