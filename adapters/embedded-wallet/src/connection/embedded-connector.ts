import {
  type ConnectorMethods,
  SwitchChainFailedError,
  WalletNoAccountError,
} from '@latchkey/session/adapter-kit'
import type {
  ChainNamespace,
  ConnectionResult,
  ConnectorListener,
  ConnectRequest,
  NetworkId,
} from '@latchkey/session/contract'
import type { EmbeddedUser } from '../contract'
import { WalletAnswerError } from '../errors'
import type { Frame } from '../frame/create-frame'
import { type FrameUser, readUser, toChainId } from './read-user'
import { createRequests, type RequestsOptions, rpcUrlOf, toRpcError } from './requests'

export interface EmbeddedConnectorOptions extends RequestsOptions {
  readonly frame: Pick<Frame, 'call' | 'subscribe'>
  readonly namespaces: readonly ChainNamespace[]
  /** On EVM: which of the two accounts is listed first. */
  readonly preferredAccountType: () => Promise<EmbeddedUser['accountType'] | undefined>
  /** The network of the last visit. */
  readonly lastNetworkId: () => NetworkId | undefined
  /** Whether a user is logged in, or was logged in on the last visit. */
  readonly hasLogin: () => boolean
  onUser(user: FrameUser): void
  onSignedOut(): void
  report(error: unknown): void
}

export interface EmbeddedConnector extends ConnectorMethods {
  setAccountType(type: EmbeddedUser['accountType']): Promise<void>
  abortRequests(ids?: readonly string[]): void
}

const SIGN_OUT_MS = 3_000

/** The wallet in the frame as a connector: one connection for all of its namespaces. */
export function createEmbeddedConnector(options: EmbeddedConnectorOptions): EmbeddedConnector {
  const { clock, frame, namespaces, networks, lastNetworkId, onUser, onSignedOut } = options
  const requests = createRequests(options)
  const listeners = new Set<ConnectorListener>()
  let users: readonly FrameUser[] = []
  let listening = new AbortController()
  let refreshing = Promise.resolve()

  const fetchUser = async (networkId: NetworkId | undefined, signal?: AbortSignal): Promise<FrameUser> => {
    const rpcUrl = networkId && rpcUrlOf(networkId, networks())
    const preferredAccountType = await options.preferredAccountType()
    const reply = await frame.call(
      'GET_USER',
      {
        ...(networkId && { chainId: toChainId(networkId) }),
        ...(preferredAccountType && { preferredAccountType }),
        ...(rpcUrl && { rpcUrl }),
      },
      signal,
    )
    const user = readUser(reply)
    if (networkId && !networkId.startsWith(`${user.namespace}:`)) throw new WalletAnswerError('GET_USER')
    return user
  }

  const firstNetworkOf = (namespace: ChainNamespace | undefined): NetworkId | undefined =>
    networks().find((one) => one.namespace === namespace)?.id

  /** Reads the user on each namespace. The namespace that the frame must stay on is read last. */
  const enter = async ({
    namespaces: wanted,
    networkId,
    signal,
  }: ConnectRequest): Promise<ConnectionResult> => {
    signal.throwIfAborted()
    const [first, ...others] = inOrder(
      namespaces.filter((one) => wanted.includes(one)),
      networkId ?? lastNetworkId(),
    )
    const found: FrameUser[] = []
    for (const namespace of others) {
      const asked = firstNetworkOf(namespace)
      try {
        if (asked) found.push(await fetchUser(asked, signal))
      } catch (error) {
        signal.throwIfAborted()
        // A frame that does not serve this chain may serve the others.
        options.report(error)
      }
    }
    const known = [networkId, lastNetworkId()].find((id) => id?.startsWith(`${first}:`))
    // After reading the other namespaces, the frame may be on one of their networks.
    const own = known ?? (others.length > 0 ? firstNetworkOf(first) : undefined)
    const main = await fetchUser(own, signal)
    users = [main, ...found.filter(({ namespace }) => namespace !== main.namespace)]
    onUser(main)
    return toResult(users)
  }

  const leave = (): void => {
    users = []
    onSignedOut()
  }

  const replace = (next: FrameUser): void => {
    const before = users.find(({ namespace }) => namespace === next.namespace)
    users = [next, ...users.filter(({ namespace }) => namespace !== next.namespace)]
    onUser(next)
    const { accounts } = toResult(users)
    for (const listener of [...listeners]) {
      if (addressesOf(before) !== addressesOf(next)) listener.accountsChanged(accounts)
      if (before?.networkId !== next.networkId) listener.networkChanged(next.networkId)
    }
  }

  /** The frame's events carry no details, so the user is read again. */
  const refresh = async (): Promise<void> => {
    if (users.length === 0) return
    const { isConnected } = await frame.call('IS_CONNECTED', undefined)
    if (isConnected) return replace(await fetchUser(undefined))
    leave()
    for (const listener of [...listeners]) listener.disconnected()
  }

  return {
    connect: (request) => enter(request).catch((error: unknown) => Promise.reject(toRpcError(error))),
    async reconnect(request) {
      request.signal.throwIfAborted()
      const { isConnected } = await frame.call('IS_CONNECTED', undefined, request.signal)
      if (isConnected) return enter(request)
      leave()
      return undefined
    },
    async disconnect() {
      const wasIn = users.length > 0 || options.hasLogin()
      leave()
      if (!wasIn) return
      const end = new AbortController()
      const quietly = (): void => undefined
      await Promise.race([
        frame.call('SIGN_OUT', undefined).catch(quietly),
        clock.wait(SIGN_OUT_MS, end.signal).catch(quietly),
      ])
      end.abort()
    },
    async switchNetwork(network, signal) {
      const [rpcUrl] = network.rpcUrls
      const isServed = users.some(({ namespace }) => namespace === network.namespace)
      try {
        // A namespace that the connection does not have yet is entered like a new connection.
        const entered = isServed ? undefined : await fetchUser(network.id, signal).catch(() => undefined)
        signal.throwIfAborted()
        if (entered?.networkId !== network.id)
          await frame.call('SWITCH_NETWORK', { chainId: network.id, ...(rpcUrl && { rpcUrl }) }, signal)
        const user = entered?.networkId === network.id ? entered : await fetchUser(network.id, signal)
        if (user.networkId !== network.id) throw new SwitchChainFailedError(network.id)
        replace(user)
      } catch (error) {
        throw toRpcError(error)
      }
    },
    request: requests.send,
    subscribe(listener, signal) {
      if (signal.aborted) return
      if (listeners.size === 0) {
        listening = new AbortController()
        frame.subscribe(() => {
          refreshing = refreshing.then(refresh).catch(options.report)
        }, listening.signal)
      }
      listeners.add(listener)
      signal.addEventListener(
        'abort',
        () => {
          listeners.delete(listener)
          if (listeners.size === 0) listening.abort()
        },
        { once: true },
      )
    },
    async setAccountType(type) {
      const { address } = await frame.call('SET_PREFERRED_ACCOUNT', { type })
      const user = users.find(({ namespace }) => namespace === 'eip155')
      if (user) replace(withFirst(user, address, type))
    },
    abortRequests: requests.abort,
  }
}

/** The namespace of the network first. */
function inOrder(
  namespaces: readonly ChainNamespace[],
  networkId: NetworkId | undefined,
): readonly ChainNamespace[] {
  const isFirst = (namespace: ChainNamespace): boolean => networkId?.startsWith(`${namespace}:`) === true
  return [...namespaces.filter(isFirst), ...namespaces.filter((one) => !isFirst(one))]
}

function toResult(users: readonly FrameUser[]): ConnectionResult {
  const [first, ...others] = users.flatMap(({ accounts }) => accounts)
  if (!first) throw new WalletNoAccountError()
  return {
    accounts: [first, ...others],
    networkIds: Object.fromEntries(users.map(({ namespace, networkId }) => [namespace, networkId])),
  }
}

const addressesOf = (user: FrameUser | undefined): string =>
  (user?.accounts ?? []).map(({ address }) => address).join()

/** Throws `WalletAnswerError` for an address that is none of the user's. */
function withFirst(user: FrameUser, address: string, accountType: FrameUser['accountType']): FrameUser {
  const isChosen = (one: string): boolean => one.toLowerCase() === address.toLowerCase()
  const chosen = user.accounts.find((account) => isChosen(account.address))
  if (!chosen) throw new WalletAnswerError('SET_PREFERRED_ACCOUNT')
  return {
    ...user,
    accountType,
    accounts: [chosen, ...user.accounts.filter((account) => !isChosen(account.address))],
  }
}
