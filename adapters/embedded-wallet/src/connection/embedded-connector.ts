import { SwitchChainFailedError } from '@latchkey/adapter-kit'
import type { ConnectorMethods } from '@latchkey/adapter-kit/lazy'
import { RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { isSameAddress } from '@latchkey/session/caip'
import type {
  AccountType,
  ChainNamespace,
  ConnectorListener,
  ConnectRequest,
  ConnectResult,
  Network,
  NetworkId,
} from '@latchkey/session/contract'
import type { EmbeddedUser } from '../contract'
import { WalletResponseError } from '../errors'
import type { Frame } from '../frame/frame-lifecycle'
import { answerLocally } from './answer-locally'
import { addressesOf, inOrder, isSameUser, readDeployment, toResult } from './frame-users'
import { type FrameUser, readUser, toChainId } from './read-user'
import { rpcUrlOf } from './request-payload'
import { createRequests, type RequestsOptions, toRpcError } from './requests'
import { runAgainOnce } from './run-again-once'
import { createFrameSignIn, type FrameSignIn } from './sign-in-message'

export interface EmbeddedConnectorOptions extends RequestsOptions {
  readonly frame: Pick<Frame, 'call' | 'check' | 'prepare' | 'subscribe' | 'signOut'> & {
    load(): Promise<unknown>
  }
  readonly namespaces: readonly ChainNamespace[]
  /** Which of the user's two EVM accounts is active: the stored choice or the default. */
  readonly preferredAccountType: () => Promise<EmbeddedUser['accountType'] | undefined>
  /** Stores the user's choice. */
  preferAccountType(type: EmbeddedUser['accountType']): Promise<void>
  /** The active network of the last visit. */
  readonly lastNetworkId: () => NetworkId | undefined
  /** Whether a user is logged in, or was logged in on the last visit. */
  readonly hasLogin: () => boolean
  onUser(user: FrameUser): void
  /** Called before the frame is shown to the user, and when a connection begins. */
  onConnect(): void
  onSignedOut(): void
  /** Records that the frame must sign out before anything else, until it has confirmed that. */
  oweSignOut(): void
  /** Called when a login of the last visit could not be restored, which nobody waits for. */
  onSilentFailure(error: unknown): void
  report(error: unknown): void
}

export interface EmbeddedConnector extends ConnectorMethods {
  /** Discards a connection that has ended elsewhere. Sends no message to the frame. */
  forget(): void
  /**
   * Ends the connection of the previous user after another login, so that the next `connect` reads the new
   * user.
   */
  endBeforeLogin(): void
  /** Reads the user again and reports changes. Never rejects. */
  refresh(): Promise<void>
  setAccountType(type: EmbeddedUser['accountType']): Promise<void>
  preferAccountType(namespace: ChainNamespace, type: AccountType): Promise<void>
  abortRequests(ids?: readonly string[]): void
}

/** The embedded wallet as a connector. One connection covers all of its namespaces. */
export function createEmbeddedConnector(options: EmbeddedConnectorOptions): EmbeddedConnector {
  const { frame, namespaces, networks, lastNetworkId, onSignedOut } = options
  const requests = createRequests(options)
  const listeners = new Set<ConnectorListener>()
  let users: readonly FrameUser[] = []
  /** The type that the frame prefers, as it last reported or confirmed. */
  let frameAccountType: AccountType | undefined
  /** Incremented by every sign-out. Responses to earlier requests are ignored. */
  let epoch = 0
  let listening = new AbortController()

  const fetchUser = async (
    networkId: NetworkId | undefined,
    signal?: AbortSignal,
    signIn?: FrameSignIn,
    type?: EmbeddedUser['accountType'],
  ): Promise<FrameUser> => {
    const asked = epoch
    const rpcUrl = networkId && rpcUrlOf(networkId, networks())
    const preferredAccountType = type ?? (await options.preferredAccountType())
    const reply = await frame.call(
      'GET_USER',
      {
        ...(networkId && { chainId: toChainId(networkId) }),
        ...(preferredAccountType && { preferredAccountType }),
        ...(rpcUrl && { rpcUrl }),
        ...(signIn && { siwxMessage: signIn.siwxMessage }),
      },
      signal,
    )
    if (asked !== epoch) throw new RequestAbortedError('GET_USER')
    const user = readUser(reply)
    if (networkId && !networkId.startsWith(`${user.namespace}:`)) throw new WalletResponseError('GET_USER')
    signIn?.read(reply, user)
    // The frame's response takes precedence over the stored choice, and that over the default.
    const hasBoth = new Set(user.accounts.map(({ type }) => type)).size > 1
    if (hasBoth) frameAccountType = reply.preferredAccountType ?? user.accountType
    if (hasBoth && reply.preferredAccountType && reply.preferredAccountType !== preferredAccountType)
      await options.preferAccountType(reply.preferredAccountType)
    return user
  }

  const onUser = (user: FrameUser): void => {
    options.onUser(user)
    void readDeployment(frame.call, user).then((known) => {
      if (known && users.includes(user)) options.onUser(known)
    })
  }

  const firstNetworkOf = (namespace: ChainNamespace | undefined): NetworkId | undefined =>
    networks().find((one) => one.namespace === namespace)?.id

  /** Reads the user in each namespace. The namespace that the frame must stay on is read last. */
  const enter = async ({
    namespaces: wanted,
    networkId,
    signal,
    signIn: fetchRequest,
  }: ConnectRequest): Promise<ConnectResult> => {
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
        // A frame that does not support this chain may support the others.
        options.report(error)
      }
    }
    const known = [networkId, lastNetworkId()].find((id) => id?.startsWith(`${first}:`))
    // The frame may be on a network of another namespace.
    const mainId = known ?? firstNetworkOf(first)
    const isEvm = mainId?.startsWith('eip155:') === true
    const request = isEvm ? await fetchRequest?.() : undefined
    const signIn = request && mainId && createFrameSignIn(request, mainId)
    const main = await fetchUser(mainId, signal, signIn || undefined)
    if (main.namespace !== first) throw new WalletResponseError('GET_USER')
    users = [main, ...found]
    onUser(main)
    options.onConnect()
    const signed = signIn ? signIn.proofs() : []
    return { ...toResult(users), ...(signed.length > 0 ? { signIn: signed } : {}) }
  }

  const leave = (): void => {
    epoch += 1
    users = []
    requests.abort('logged-out')
    onSignedOut()
  }

  const endConnection = (): void => {
    leave()
    for (const listener of [...listeners]) listener.disconnected()
  }

  /** A different user has different accounts on every chain, so the accounts of all chains are read. */
  const replaceUser = async (networkId: NetworkId): Promise<void> => {
    requests.abort('logged-out')
    const asked = epoch
    const namespaces = users.map(({ namespace }) => namespace)
    try {
      const result = await enter({ namespaces, networkId, signal: new AbortController().signal })
      for (const listener of [...listeners]) listener.sessionChanged?.(result)
    } catch (error) {
      if (asked === epoch) endConnection()
      throw error
    }
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

  // Only a notification: the frame's events have no details, so the user is read again.
  const refresh = async (): Promise<void> => {
    const asked = epoch
    const isConnection = users.length > 0
    if (!isConnection && !options.hasLogin()) return
    const { isConnected } = await frame.call('IS_CONNECTED', undefined)
    if (asked !== epoch) return
    if (isConnected) {
      const user = await fetchUser(undefined)
      if (isConnection) {
        const before = users.find(({ namespace }) => namespace === user.namespace)
        return before && !isSameUser(before, user) ? replaceUser(user.networkId) : replace(user)
      }
      // A login of the last visit was restored late, so the session is asked to reconnect.
      for (const listener of [...listeners]) listener.accountsChanged(user.accounts)
      return
    }
    endConnection()
  }
  const queueRefresh = runAgainOnce(refresh, options.report)

  const switchNetwork = async (network: Network, signal: AbortSignal): Promise<void> => {
    const rpcUrl = rpcUrlOf(network.id, [network])
    try {
      // If the network is in another namespace than the frame's active one, the user is read as for a new
      // connection.
      const isThere = users[0]?.namespace === network.namespace
      const entered = isThere ? undefined : await fetchUser(network.id, signal).catch(() => undefined)
      signal.throwIfAborted()
      if (entered?.networkId !== network.id)
        await frame.call('SWITCH_NETWORK', { chainId: network.id, ...(rpcUrl && { rpcUrl }) }, signal)
      const user = entered?.networkId === network.id ? entered : await fetchUser(network.id, signal)
      if (user.networkId !== network.id) throw new SwitchChainFailedError(network.id)
      replace(user)
    } catch (error) {
      throw toRpcError(error)
    }
  }

  const setInFrame = async (type: EmbeddedUser['accountType']): Promise<void> => {
    const { address } = await frame.call('SET_PREFERRED_ACCOUNT', { type })
    const before = users.find(({ namespace }) => namespace === 'eip155')
    if (!before) return
    const user = await fetchUser(before.networkId, undefined, undefined, type)
    if (!isSameAddress(user.namespace, user.accounts[0].address, address))
      throw new WalletResponseError('SET_PREFERRED_ACCOUNT')
    replace(user)
  }

  return {
    connect: (request) => enter(request).catch((error: unknown) => Promise.reject(toRpcError(error))),
    async reconnect(request) {
      const { signal } = request
      signal.throwIfAborted()
      // Without the signal: the session stops waiting before the frame's own time-outs, which the user is to be told of.
      const asked = frame.call('IS_CONNECTED', undefined)
      asked.catch(options.onSilentFailure)
      const { isConnected } = await untilAborted(asked, signal)
      if (isConnected) return enter(request)
      leave()
      return undefined
    },
    async disconnect() {
      const wasIn = users.length > 0 || options.hasLogin()
      if (wasIn) options.oweSignOut()
      leave()
      if (wasIn) await frame.signOut()
    },
    forget: leave,
    endBeforeLogin: endConnection,
    refresh: queueRefresh,
    switchNetwork,
    request: (request) =>
      answerLocally(request, { users, networks: networks(), switchNetwork }) ?? requests.send(request),
    subscribe(listener, signal) {
      if (signal.aborted) return
      if (listeners.size === 0) {
        listening = new AbortController()
        frame.subscribe(() => void queueRefresh(), listening.signal)
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
      await setInFrame(type)
      await options.preferAccountType(type)
    },
    async preferAccountType(namespace, type) {
      // The session also stores what the frame has just reported.
      if (namespace !== 'eip155' || type === frameAccountType) return
      if (type === 'eoa' || type === 'smartAccount') await setInFrame(type)
    },
    abortRequests: (ids) => requests.abort('left', ids),
  }
}
