import { untilAborted, withTimeout } from '@latchkey/kernel/async'
import type {
  ConnectionResult,
  ConnectorRequest,
  ConnectRequest,
  ConnectResult,
  NetworkId,
  ReconnectRequest,
} from '@latchkey/session/contract'
import { approvalOf } from '@latchkey/session/requests'
import { applyWalletEvent } from './connection/apply-wallet-event'
import { buildProposal } from './connection/build-proposal'
import { createDeepLinkChoice } from './connection/deep-link-choice'
import { deliverRequest, isForWallet, requestNetwork, respondLocally } from './connection/deliver-request'
import { createSessionEnder, createSessionNotes, rememberedSession } from './connection/own-sessions'
import { readSession } from './connection/read-session'
import { createPairingResumption } from './connection/resume-pairing'
import {
  createSessionStore,
  enterSession,
  toConnectionResult,
  walletNetworkId,
} from './connection/session-state'
import { createSignIn } from './connection/sign-in'
import { sessionEnded, switchRelayNetwork } from './connection/switch-network'
import type { RelayConnectorParts, RelayConnectorWork, ShowPairing } from './create-connector'
import { NoSharedNetworkError, RelayUnreachableError, WalletResponseError } from './errors'
import { createPairing, PAIRING_LIFETIME_MS, parseRejection } from './pairing/create-pairing'
import { createClientHolder } from './relay/client-holder'
import type { Proposal, RelayEvent, SentProposal } from './relay/walletconnect-client'
import { pairingTopicOf } from './relay/walletconnect-client'

/** How long the relay may take to respond, once the library is loaded. */
const RELAY_TIMEOUT_MS = 5_000
/** Creates the methods of the one connector for relay wallets, over any relay client. */
export function createRelayConnector(parts: RelayConnectorParts): RelayConnectorWork {
  const { clock, logger } = parts
  /** The session through which this page is connected. */
  const current = createSessionStore(parts.listeners)
  const links = createDeepLinkChoice(parts)
  const notes = createSessionNotes(parts.keep, clock)
  const disposed = new AbortController()
  let openRequests = 0

  // 1. The relay client, and the events of wallets.
  const holder = createClientHolder(parts.createClient, onRelayEvent)
  const resumption = createPairingResumption({ clock, own: notes, getClient: holder.get })
  const { end, endQuietly, refuse, sweep } = createSessionEnder({
    holder,
    own: notes,
    logger,
    signal: disposed.signal,
    inUse: () => current.get()?.topic,
  })
  parts.onDispose(() => {
    disposed.abort()
    holder.close()
  })

  function onRelayEvent(event: RelayEvent): void {
    if (event.kind === 'start') {
      resumption.arrived(event.pairingTopic)
      return void sweep()
    }
    const session = current.get()
    if (!session || event.topic !== session.topic) return
    if (event.kind !== 'end') current.update(applyWalletEvent(session, event))
    else {
      links.forget()
      notes.leave()
      current.end()
    }
  }

  /**
   * Replaces a client whose connection is stuck, because it would recover later than the relay. A client with
   * a pending request is kept.
   */
  function restartClient(): void {
    if (openRequests > 0) return
    holder.close()
    // The events of the wallet come through the client.
    if (current.get()) holder.get().catch(() => undefined)
  }

  // 2. Pairing: a proposal becomes a code, an approval becomes the session of this page.
  const buildOwnProposal = (): Proposal => buildProposal(parts.networks(), parts.namespaces)
  const proposedNetworkIds = (): readonly string[] =>
    Object.values(buildOwnProposal()).flatMap(({ chains }) => chains)

  const signIn = createSignIn({
    clock,
    logger,
    refuse,
    fetchRequest: () => parts.signInRequest(disposed.signal),
  })

  async function propose(): Promise<SentProposal> {
    const [client, request] = await Promise.all([holder.get(), signIn.request(buildOwnProposal())])
    void sweep()
    try {
      const proposing = signIn.propose(client, buildOwnProposal(), request)
      const proposed = await withTimeout(
        clock,
        RELAY_TIMEOUT_MS,
        proposing,
        () => new RelayUnreachableError(),
      )
      notes.expect(clock.now() + PAIRING_LIFETIME_MS, pairingTopicOf(proposed.uri))
      return proposed
    } catch (cause) {
      restartClient()
      throw cause instanceof RelayUnreachableError ? cause : new RelayUnreachableError({ cause })
    }
  }

  let shownTopic = ''
  const show: ShowPairing = (shown) => {
    shownTopic = shown.status === 'ready' ? pairingTopicOf(shown.uri) : ''
    parts.show(shown)
  }
  const pairing = createPairing({ clock, show, propose, refuse })

  /** Makes an approved session the page's current one. All callers that wait for it get the same result. */
  function enter(approved: unknown, networkId: NetworkId | undefined): ConnectionResult {
    const session = readSession(approved)
    const before = current.get()
    if (!session) throw new WalletResponseError('session')
    const known =
      before?.topic === session.topic ? before : enterSession(session, proposedNetworkIds(), networkId)
    const result = known && toConnectionResult(known)
    if (!result) throw new NoSharedNetworkError({ allowed: Object.keys(session.grants) })
    if (before && before.topic !== session.topic) endQuietly(before.topic)
    current.set(known)
    notes.enter(session.topic)
    links.use(session.pairingTopic, session.redirects)
    return result
  }

  async function connect({ networkId, signal }: ConnectRequest): Promise<ConnectResult> {
    signal.throwIfAborted()
    const session = current.get()
    const connected = session && toConnectionResult(session)
    if (connected && !pairing.isUnderWay) return connected
    const approved = await pairing.wait(signal).catch((error: unknown) => {
      throw parseRejection(error)
    })
    try {
      return { ...enter(approved, networkId), ...signIn.take(approved) }
    } catch (error) {
      refuse(approved)
      throw error
    }
  }

  // 3. After a reload: the remembered session, or the pairing that the previous page started.
  async function reconnect(request: ReconnectRequest): Promise<ConnectionResult | undefined> {
    const { accounts, networkId, signal } = request
    const session = current.get()
    if (session) return toConnectionResult(session)
    if (request.pendingUntilMs !== undefined) return resumePairing(request)
    const hadClient = holder.exists
    const find = async () => {
      const [client, topic] = await Promise.all([holder.get(), notes.topic()])
      return rememberedSession(client.sessions(), { accounts, topic }, clock.now())
    }
    let found = await untilAborted(find(), signal)
    await untilAborted(links.restore(), signal)
    if (!found && hadClient && !pairing.isUnderWay && openRequests === 0) {
      // A client reads the storage only once, and another tab may have added the session since.
      holder.close()
      found = await untilAborted(find(), signal)
    }
    const entered = found && enterSession(found, proposedNetworkIds(), networkId)
    current.set(entered)
    if (!entered) links.enforce(true)
    else {
      links.use(found?.pairingTopic, found?.redirects)
      notes.enter(entered.topic)
      // The wallet's events come through the client, which may have been dropped.
      holder.get().catch(() => undefined)
    }
    void sweep()
    if (!entered && !pairing.isUnderWay) holder.close()
    return entered && toConnectionResult(entered)
  }

  /**
   * Waits for the session of an earlier page's code. A session of this page's own code belongs to `connect`.
   */
  async function resumePairing({ networkId, signal }: ConnectRequest): Promise<ConnectionResult | undefined> {
    if (pairing.isUnderWay) return undefined
    let approved: unknown
    try {
      approved = await resumption.wait(signal)
      await links.restore()
      return approved === undefined ? undefined : enter(approved, networkId)
    } catch (error) {
      if (approved === undefined) throw error
      refuse(approved)
      return undefined
    } finally {
      const dropIfUnused = (): void => {
        if (!current.get() && !pairing.isUnderWay && openRequests === 0) holder.close()
      }
      const swept = sweep()
      if (signal.aborted) dropIfUnused()
      else swept.then(dropIfUnused)
    }
  }

  // 4. Requests: responded to here, by the wallet, or by the network.
  async function request(connectorRequest: ConnectorRequest): Promise<unknown> {
    const { method, params, networkId, signal } = connectorRequest
    signal.throwIfAborted()
    const session = current.get()
    if (!session) throw sessionEnded()
    const local = respondLocally(session, connectorRequest)
    if (local) return local.answer
    if (!isForWallet(session, connectorRequest)) return requestNetwork(parts, connectorRequest)
    const { topic } = session
    let isStuck = false
    openRequests += 1
    try {
      const client = await untilAborted(holder.get(), signal)
      // The app of a phone is opened for what the user decides there, and for what is in no table.
      const beforeSending = (): void => links.enforce(approvalOf(method) !== 'none')
      const sent = { topic, networkId: walletNetworkId(session, networkId), method, params }
      return await deliverRequest({ clock, client, beforeSending }, sent, signal)
    } catch (error) {
      isStuck = error instanceof RelayUnreachableError
      throw error
    } finally {
      openRequests -= 1
      if (isStuck && !pairing.isUnderWay) restartClient()
    }
  }

  return {
    preload: parts.preload,
    start: pairing.start,
    rememberLink: (link) => links.remember(link, shownTopic),
    openedLink: links.inUse,
    async reset() {
      pairing.reset()
      links.forget()
    },
    connect,
    reconnect,
    async disconnect() {
      const session = current.get()
      current.set(undefined)
      notes.leave()
      links.forget()
      if (session) await end(session.topic)
    },
    switchNetwork: (network, signal) => switchRelayNetwork({ clock, current, request }, network, signal),
    request,
    subscribe: current.subscribe,
  }
}
