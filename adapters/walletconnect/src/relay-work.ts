import type { Browser, Clock, Logger } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type {
  ConnectionResult,
  ConnectorListener,
  ConnectRequest,
  Network,
  NetworkId,
  NodeRequests,
  WalletRequest,
} from '@latchkey/session/contract'
import { isForWallet, ownAnswer } from './connection/answer-request'
import { buildProposal } from './connection/build-proposal'
import { createCurrentSession } from './connection/current-session'
import { createDeepLinkChoice } from './connection/deep-link-choice'
import { deliverRequest } from './connection/deliver-request'
import { createEndings } from './connection/endings'
import { hearNews } from './connection/hear-news'
import { enterSession, isGranted, resultOf, sentAs, withNetwork } from './connection/live-session'
import { createOwnSession } from './connection/own-session'
import { readRefusal } from './connection/read-refusal'
import { readSession } from './connection/read-session'
import { rememberedSession } from './connection/remembered-session'
import { switchWalletNetwork } from './connection/switch-network'
import { createTakeUp } from './connection/take-up'
import type { RelayWork, ShowPairing } from './create-connector'
import { NoSharedNetworkError, NumberedError, RelayUnreachableError, WalletAnswerError } from './errors'
import type { WalletConnectOptions } from './options'
import { createPairing, PAIRING_LIFETIME_MS } from './pairing/create-pairing'
import { createClientHolder } from './relay/client-holder'
import { pairingTopicOf } from './relay/pairing-topic'
import type { Proposal, Proposed, RelayClient } from './relay/relay-client'
import { within } from './within'

/** From the moment the library is there until the relay has to have answered. */
export const RELAY_LIMIT_MS = 5_000

export interface RelayWorkParts {
  readonly clock: Clock
  readonly browser: Browser
  readonly logger: Logger
  readonly show: ShowPairing
  readonly namespaces: WalletConnectOptions['namespaces']
  readonly keep: NonNullable<WalletConnectOptions['storage']>
  networks(): readonly Network[]
  /** Asks the network itself; `undefined` for what only a wallet can do. */
  askChain: NodeRequests['request']
  /** Fetches the relay library. */
  preload(): Promise<void>
  createClient(): Promise<RelayClient>
  onDispose(cleanup: () => void): void
  /** Who hears what the wallet does. */
  readonly observers?: Set<ConnectorListener>
}

const sessionEnded = (): Error => new NumberedError('disconnected', 'There is no session')

/** What the one connector for relay wallets does, over any relay client. */
export function createRelayWork(parts: RelayWorkParts): RelayWork {
  const { clock, logger } = parts
  const current = createCurrentSession(parts.observers)
  const links = createDeepLinkChoice(parts)
  const own = createOwnSession(parts.keep, clock)
  const over = new AbortController()
  let inFlight = 0

  const holder = createClientHolder(parts.createClient, (news) => {
    if (news.kind === 'start') {
      taking.arrived(news.pairingTopic)
      return void sweep()
    }
    const session = current.get()
    if (!session || news.topic !== session.topic) return
    if (news.kind !== 'end') return current.change(hearNews(session, news))
    links.forget()
    own.leave()
    current.end()
  })
  parts.onDispose(() => {
    over.abort()
    holder.drop()
  })
  const taking = createTakeUp({ clock, own, getClient: holder.get })
  /** Stuck, the library would stay so for longer than the relay is away. Whoever waits for an answer keeps it. */
  const startAnew = (): void => {
    if (inFlight > 0) return
    holder.drop()
    // It also hears what the wallet does by itself.
    if (current.get()) holder.get().catch(() => undefined)
  }

  const proposal = (): Proposal => buildProposal(parts.networks(), parts.namespaces)
  const asked = (): readonly string[] => Object.values(proposal()).flatMap(({ chains }) => chains)

  const { end, endQuietly, refuse, sweep } = createEndings({
    holder,
    own,
    logger,
    signal: over.signal,
    inUse: () => current.get()?.topic,
  })

  const propose = async (): Promise<Proposed> => {
    const client = await holder.get()
    void sweep()
    try {
      const asking = client.propose(proposal())
      const proposed = await within(clock, RELAY_LIMIT_MS, asking, () => new RelayUnreachableError())
      own.expect(clock.now() + PAIRING_LIFETIME_MS, pairingTopicOf(proposed.uri))
      return proposed
    } catch (cause) {
      startAnew()
      throw cause instanceof RelayUnreachableError ? cause : new RelayUnreachableError(cause)
    }
  }
  let shownTopic = ''
  const show: ShowPairing = (shown) => {
    shownTopic = shown.status === 'ready' ? pairingTopicOf(shown.uri) : ''
    parts.show(shown)
  }
  const pairing = createPairing({ clock, show, propose, refuse })

  /** The approved session becomes the one of this page. */
  const enter = (approved: unknown, wanted: NetworkId | undefined): ConnectionResult => {
    const session = readSession(approved)
    const before = current.get()
    if (!session) throw new WalletAnswerError('session')
    // Everyone who waited gets the same.
    const known = before?.topic === session.topic ? before : enterSession(session, asked(), wanted)
    const result = known && resultOf(known)
    if (!result) throw new NoSharedNetworkError({ allowed: Object.keys(session.grants) })
    if (before && before.topic !== session.topic) endQuietly(before.topic)
    current.set(known)
    own.enter(session.topic)
    links.use(session.pairingTopic)
    return result
  }

  /** What a page that is gone waited for. A session of this page's own code is for who waits for that. */
  const takeUp = async ({ networkId, signal }: ConnectRequest): Promise<ConnectionResult | undefined> => {
    if (pairing.isUnderWay) return undefined
    let approved: unknown
    try {
      approved = await taking.wait(signal)
      await links.restore()
      return approved === undefined ? undefined : enter(approved, networkId)
    } catch (error) {
      if (approved === undefined) throw error
      refuse(approved)
      return undefined
    } finally {
      const hangUp = (): void => {
        if (!current.get() && !pairing.isUnderWay && inFlight === 0) holder.drop()
      }
      const swept = sweep()
      if (signal.aborted) hangUp()
      else swept.then(hangUp)
    }
  }

  return {
    preload: parts.preload,
    start: pairing.start,
    rememberLink: (link) => links.remember(link, shownTopic),
    async reset() {
      pairing.reset()
      links.forget()
    },

    async connect({ networkId, signal }) {
      signal.throwIfAborted()
      const session = current.get()
      const already = session && resultOf(session)
      if (already && !pairing.isUnderWay) return already
      const approved = await pairing.wait(signal).catch((error: unknown) => {
        throw readRefusal(error)
      })
      try {
        return enter(approved, networkId)
      } catch (error) {
        refuse(approved)
        throw error
      }
    },

    async reconnect(request) {
      const { accounts, networkId, signal } = request
      const session = current.get()
      if (session) return resultOf(session)
      if (request.pendingUntilMs !== undefined) return takeUp(request)
      const wasThere = holder.isThere
      const find = async () => {
        const [client, topic] = await Promise.all([holder.get(), own.topic()])
        return rememberedSession(client.sessions(), { accounts, topic }, clock.now())
      }
      let found = await untilAborted(find(), signal)
      await untilAborted(links.restore(), signal)
      if (!found && wasThere && !pairing.isUnderWay && inFlight === 0) {
        // Another tab may have made it since this one looked.
        holder.drop()
        found = await untilAborted(find(), signal)
      }
      const entered = found && enterSession(found, asked(), networkId)
      current.set(entered)
      if (!entered) links.enforce()
      else {
        links.use(found?.pairingTopic)
        own.enter(entered.topic)
        // Somebody else may have dropped the one that hears what the wallet does.
        holder.get().catch(() => undefined)
      }
      void sweep()
      if (!entered && !pairing.isUnderWay) holder.drop()
      return entered && resultOf(entered)
    },

    async disconnect() {
      const session = current.get()
      current.set(undefined)
      own.leave()
      links.forget()
      if (session) await end(session.topic)
    },

    async switchNetwork(network, signal) {
      const session = current.get()
      if (!session) throw sessionEnded()
      const { topic } = session
      const isThere = (): boolean => {
        const now = current.get()
        if (now?.topic !== topic) throw sessionEnded()
        if (!isGranted(now, network.id)) return false
        current.change(withNetwork(now, network.id))
        return true
      }
      if (isThere()) return
      if (network.namespace !== 'eip155')
        throw new NumberedError('switchFailed', `The wallet did not approve ${network.id}`)
      const from = session.networkIds[network.namespace]
      await switchWalletNetwork(
        {
          clock,
          signal,
          isThere,
          can: (method) => session.grants[network.namespace]?.methods.includes(method) === true,
          ask: async (method, params) => send({ method, params, networkId: from ?? network.id, signal }),
        },
        network,
      )
    },

    request: send,
    subscribe: current.listen,
  }

  async function send(request: WalletRequest): Promise<unknown> {
    const { method, params, networkId, signal } = request
    signal.throwIfAborted()
    const session = current.get()
    if (!session) throw sessionEnded()
    const own = ownAnswer(session, request)
    if (own) return own.answer
    if (!isForWallet(session, request)) return askChain(request)
    const { topic } = session
    let stuck = false
    inFlight += 1
    try {
      const client = await untilAborted(holder.get(), signal)
      const asked = { topic, networkId: sentAs(session, networkId), method, params }
      return await deliverRequest({ clock, client, beforeSending: links.enforce }, asked, signal)
    } catch (error) {
      stuck = error instanceof RelayUnreachableError
      throw error
    } finally {
      inFlight -= 1
      if (stuck && !pairing.isUnderWay) startAnew()
    }
  }

  /** What the wallet did not grant and the network knows. */
  async function askChain({ method, params, networkId, signal }: WalletRequest): Promise<unknown> {
    const network = parts.networks().find(({ id }) => id === networkId)
    const known = network && (await parts.askChain({ method, params }, network, signal))
    if (!known) throw new NumberedError('unsupportedMethod', `The wallet did not grant ${method}`)
    return known.answer
  }
}
