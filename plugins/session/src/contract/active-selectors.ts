import type {
  Account,
  AccountSelection,
  ActiveTarget,
  ChainNamespace,
  Connection,
  ConnectionResult,
  EvmTarget,
} from './account'
import type { SessionState, WalletRow } from './session-state'

interface LooseTarget {
  readonly namespace: ChainNamespace
  readonly account: Account
  readonly chainId?: number | undefined
}

export type SessionStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/**
 * The active connection of a namespace (default: the active namespace). Tabs share which connection is active; if that
 * one is not connected in this tab, returns one that is.
 */
export function activeConnection(
  state: SessionState,
  namespace: ChainNamespace | undefined = state.activeNamespace,
): Connection | undefined {
  const chosen = state.connections[state.active[namespace ?? ''] ?? '']
  if (chosen?.status === 'connected' || state.restoreStatus !== 'done') return chosen
  return (
    Object.values(state.connections).find(
      (one) => one.status === 'connected' && (!namespace || one.networkIds[namespace]),
    ) ?? chosen
  )
}

/** The status of the whole session. It is not 'disconnected' before storage has been read. */
export function sessionStatus(state: SessionState): SessionStatus {
  const active = activeConnection(state)
  if (active?.status === 'connected') return 'connected'
  const statuses = Object.values(state.connections).map(({ status }) => status)
  if (statuses.includes('connecting')) return 'connecting'
  if (state.restoreStatus !== 'done' || statuses.includes('reconnecting')) return 'reconnecting'
  return 'disconnected'
}

/**
 * The active account of a connection in a namespace: the one that the user selected on this page, else the wallet's first.
 * `undefined` if the connection has no account in the namespace.
 * @example activeAccount(connection, 'eip155')?.address
 */
export function activeAccount(
  { accounts, selectedAddresses: selected }: Pick<ConnectionResult, 'accounts'> & AccountSelection,
  namespace: ChainNamespace,
): Account | undefined {
  const own = accounts.filter((one) => one.namespace === namespace)
  return own.find(({ address }) => address === selected?.[namespace]) ?? own[0]
}

/**
 * The active account of a namespace (default: the active namespace) and its network. `undefined` without a connection.
 * The first signature is the public one: addresses of `eip155` accounts were validated when the wallet connected.
 */
export function activeTarget(state: SessionState, namespace?: ChainNamespace): ActiveTarget | undefined
export function activeTarget(
  state: SessionState,
  namespace?: ChainNamespace,
): (Omit<EvmTarget, keyof LooseTarget> & LooseTarget) | undefined {
  const given = namespace ?? state.activeNamespace
  const connection = activeConnection(state, given)
  if (connection?.status !== 'connected') return undefined
  const wanted = given ?? connection.accounts[0].namespace
  const account = activeAccount(connection, wanted)
  const networkId = connection.networkIds[wanted]
  if (!account || networkId === undefined) return undefined
  const network = state.networks.find(({ id }) => id === networkId)
  const chainId = evmChainId(networkId)
  return { namespace: wanted, connectionId: connection.id, account, networkId, network, chainId }
}

/** A key of a target's connection, account and network. Forms are reset when it changes. `undefined` without a target. */
export function targetKey(target: ActiveTarget | undefined): string | undefined {
  return target && `${target.connectionId} ${target.networkId} ${target.account.address}`
}

/** Whether a hook may keep the first target: both have the same key, and the same state of account and network. */
export function isSameTarget(a: ActiveTarget | undefined, b: ActiveTarget | undefined): boolean {
  return targetKey(a) === targetKey(b) && a?.account === b?.account && a?.network === b?.network
}

/** `targetKey` of the active account. */
export const activeTargetKey = (state: SessionState): string | undefined => targetKey(activeTarget(state))

/** The EIP-155 chain id in a CAIP-2 id; `undefined` for any other input, also for `eip155:0x1` and `eip155:01`. */
export function evmChainId(networkId: string): number | undefined {
  const chainId = Number(/^eip155:([1-9]\d*)$/.exec(networkId)?.[1])
  return Number.isSafeInteger(chainId) ? chainId : undefined
}

/** Whether a connection, live or pending, is one of the row's wallet. A row may get another id than the connection has. */
export const isConnectionOf = (
  { id, connectors }: WalletRow,
  { walletId, connectorId }: { readonly walletId: string; readonly connectorId?: string },
): boolean => id === walletId || connectors.some((traits) => traits.id === connectorId)

/** The namespace of a CAIP-2 network id: `eip155` of `eip155:1`. Does not check the id. */
export const namespaceOf = (networkId: string): string => networkId.replace(/:.*/, '')
