// The EIP-1193 providers of a connection, one for each of its namespaces, and their events.
import { chainIdHex, evmChainId, parseNetworkId } from '../caip'
import type { LiveConnection } from '../contract'
import {
  type Account,
  type ChainNamespace,
  type ConnectedConnection,
  type ConnectionId,
  type ConnectionResult,
  isSameAddress,
  type NetworkId,
} from '../contract/account'
import { activeAccount } from '../contract/active-selectors'
import type { Eip1193Provider, RequestArguments } from '../contract/connector'
import { safeGet } from '../rpc/error-layers'
import { DisconnectedError } from '../rpc/wallet-error'
import type { eip155Methods, solanaMethods } from '../rpc-methods'
import type { ProviderHandle, SessionCore } from '../session-core'
import { ProviderRpcError, toProviderError } from './provider-error'

/** Methods that return accounts. */
const accountMethods: ReadonlySet<string> = new Set<keyof typeof eip155Methods | keyof typeof solanaMethods>([
  'eth_accounts',
  'eth_requestAccounts',
  'solana_getAccounts',
  'solana_requestAccounts',
])
const INVALID_REQUEST = -32600

/**
 * A provider of a connection in a namespace, which also works after a reconnect. Each call returns an object of its own:
 * libraries replace methods of the provider that they get, and nobody else is to call those.
 */
export function getProvider(core: SessionCore, id: ConnectionId, namespace: ChainNamespace): Eip1193Provider {
  const handles = core.providers.get(id) ?? new Map<ChainNamespace, ProviderHandle>()
  const handle = handles.get(namespace) ?? createProviderHandle(core, id, namespace)
  core.providers.set(id, handles.set(namespace, handle))
  return handle.createProvider()
}

/** The active namespace if the connection serves it, else eip155, else the connection's first namespace. */
export function defaultNamespace(
  core: SessionCore,
  { accounts }: Pick<ConnectionResult, 'accounts'>,
): ChainNamespace {
  const { activeNamespace } = core.ctx.state.get()
  const isServed = (wanted: ChainNamespace | undefined): boolean =>
    accounts.some(({ namespace }) => namespace === wanted)
  if (activeNamespace !== undefined && isServed(activeNamespace)) return activeNamespace
  return isServed('eip155') ? 'eip155' : accounts[0].namespace
}

/** Converts a connection to the object that `connect` returns. */
export function toLiveConnection(core: SessionCore, connection: ConnectedConnection): LiveConnection {
  return { ...connection, provider: getProvider(core, connection.id, defaultNamespace(core, connection)) }
}

/**
 * Emits `connect` and `accountsChanged` after a wallet has connected or connected again, and `disconnect` in namespaces that
 * it no longer serves.
 */
export function emitProvidersConnected(
  core: SessionCore,
  before: ConnectedConnection | undefined,
  now: ConnectedConnection,
): void {
  forEachProvider(core, before, now, ({ emit }, was, networkId, namespace) => {
    if (networkId === undefined) return was === undefined ? undefined : emitDisconnected(emit)
    emit('connect', { chainId: toEip1193ChainId(networkId) })
    emitAccountsChanged(emit, before, now, namespace)
  })
}

/** Emits what changed in each namespace: `accountsChanged`, `chainChanged`, or `connect` or `disconnect` of a namespace. */
export function emitProvidersChanged(
  core: SessionCore,
  before: ConnectedConnection,
  now: ConnectedConnection,
): void {
  forEachProvider(core, before, now, ({ emit }, was, networkId, namespace) => {
    if (networkId === undefined) return was === undefined ? undefined : emitDisconnected(emit)
    if (was === undefined) emit('connect', { chainId: toEip1193ChainId(networkId) })
    emitAccountsChanged(emit, before, now, namespace)
    if (was !== undefined && networkId !== was) emit('chainChanged', toEip1193ChainId(networkId))
  })
}

/** Emits `disconnect` in every namespace that the connection served. */
export function emitProvidersDisconnected(core: SessionCore, before: ConnectedConnection): void {
  forEachProvider(core, before, undefined, ({ emit }, was) => {
    if (was !== undefined) emitDisconnected(emit)
  })
}

type Emit = ProviderHandle['emit']
type NamespaceNetworkId = NetworkId | undefined

/** Calls `run` for each provider of the connection that exists, with its network before and now. */
function forEachProvider(
  core: SessionCore,
  before: ConnectedConnection | undefined,
  now: ConnectedConnection | undefined,
  run: (handle: ProviderHandle, was: NamespaceNetworkId, is: NamespaceNetworkId, namespace: string) => void,
): void {
  const handles = core.providers.get((now ?? before)?.id ?? '') ?? []
  for (const [namespace, handle] of handles)
    run(handle, before?.networkIds[namespace], now?.networkIds[namespace], namespace)
}

function emitAccountsChanged(
  emit: Emit,
  before: ConnectedConnection | undefined,
  now: ConnectedConnection,
  namespace: string,
): void {
  const addresses = addressesOf(now, namespace)
  const known = before ? addressesOf(before, namespace) : []
  if (addresses.join() !== known.join()) emit('accountsChanged', addresses)
}

/** Emits `accountsChanged` with an empty list first, for pages that do not listen to `disconnect`. */
function emitDisconnected(emit: Emit): void {
  emit('accountsChanged', [])
  emit('disconnect', toProviderError(new DisconnectedError({ phase: 'disconnect' })))
}

/** The payload of `accountsChanged`. The active account is first, because pages use the first one. */
function addressesOf(connection: ConnectedConnection, namespace: ChainNamespace): readonly string[] {
  const own = connection.accounts.flatMap((one) => (one.namespace === namespace ? [one.address] : []))
  const first = activeAccount(connection, namespace)?.address
  return [...own].sort((a, b) => Number(b === first) - Number(a === first))
}

/** The payload of `chainChanged`: a hexadecimal chain id on eip155, the CAIP-2 reference in other namespaces. */
function toEip1193ChainId(networkId: NetworkId): string {
  return evmChainId(networkId) === undefined ? parseNetworkId(networkId).reference : chainIdHex(networkId)
}

/** A listener that was added to one of the provider objects. */
interface Subscription {
  readonly event: string
  readonly listener: (payload: never) => void
}

function createProviderHandle(
  { ctx, resultRules: { formatAddress } }: SessionCore,
  id: ConnectionId,
  namespace: ChainNamespace,
): ProviderHandle {
  /** Of all provider objects. One without a listener is not kept. */
  const subscriptions = new Set<Subscription>()
  const getConnection = (): ConnectedConnection => {
    const connection = ctx.state.get().connections[id]
    if (connection?.status === 'connected') return connection
    throw new DisconnectedError({ phase: 'request' })
  }
  /** Throws if the connection no longer serves this namespace, so that a request is never sent in another one. */
  const getNetworkId = (): NetworkId => {
    const networkId = getConnection().networkIds[namespace]
    if (networkId === undefined) throw new DisconnectedError({ phase: 'request' })
    return networkId
  }
  const request = async (args: RequestArguments): Promise<unknown> => {
    if (typeof args?.method !== 'string')
      throw new ProviderRpcError('A request needs a method', INVALID_REQUEST, undefined, undefined)
    try {
      const networkId = getNetworkId()
      const result = await ctx.rpc.requestByName(args.method, args.params, { connectionId: id, networkId })
      if (!accountMethods.has(args.method) || !Array.isArray(result)) return result
      const formatted = result.map((one) => (typeof one === 'string' ? formatAddress(namespace, one) : one))
      return activeFirst(formatted, namespace, activeAccount(getConnection(), namespace))
    } catch (error) {
      throw toProviderError(error)
    }
  }
  return {
    createProvider() {
      const own = new Set<Subscription>()
      const find = (event: string, listener: Subscription['listener']): Subscription | undefined =>
        [...own].find((one) => one.event === event && one.listener === listener)
      return {
        request: (args) => request(args),
        on(event, listener) {
          const subscription = find(event, listener) ?? { event, listener }
          own.add(subscription)
          subscriptions.add(subscription)
        },
        removeListener(event, listener) {
          const subscription = find(event, listener)
          if (!subscription) return
          own.delete(subscription)
          subscriptions.delete(subscription)
        },
      }
    },
    emit(event, payload) {
      for (const { listener } of [...subscriptions].filter((one) => one.event === event))
        try {
          // Cast, because the type of the payload depends on the event's name.
          listener(payload as never)
        } catch (error) {
          ctx.logger.error(`A listener for '${event}' failed.`, { error })
        }
    },
  }
}

/** Moves the active account to the front of a wallet's list of accounts. */
function activeFirst(
  accounts: readonly unknown[],
  namespace: ChainNamespace,
  active: Account | undefined,
): readonly unknown[] {
  if (active === undefined) return accounts
  const rank = (one: unknown): number =>
    isSameAddress(namespace, String(safeGet(one, 'pubkey') ?? one), active.address) ? 0 : 1
  return [...accounts].sort((a, b) => rank(a) - rank(b))
}
