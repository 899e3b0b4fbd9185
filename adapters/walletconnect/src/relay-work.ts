import type { Browser, Clock, Logger } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { ConnectionResult, Network, NetworkId } from '@latchkey/session/contract'
import { demandGrant, ownAnswer } from './connection/answer-request'
import { buildProposal } from './connection/build-proposal'
import { createCurrentSession } from './connection/current-session'
import { createDeepLinkChoice } from './connection/deep-link-choice'
import { deliverRequest } from './connection/deliver-request'
import { hearNews } from './connection/hear-news'
import { enterSession, isGranted, resultOf, withNetwork } from './connection/live-session'
import { readRefusal } from './connection/read-refusal'
import { readSession, readTopic } from './connection/read-session'
import { rememberedSession } from './connection/remembered-session'
import { switchWalletNetwork } from './connection/switch-network'
import type { RelayWork, ShowPairing } from './create-connector'
import {
  NoSharedNetworkError,
  RelayUnreachableError,
  SessionEndedError,
  SwitchChainFailedError,
  WalletAnswerError,
} from './errors'
import type { WalletConnectOptions } from './options'
import { createPairing } from './pairing/create-pairing'
import { createClientHolder } from './relay/client-holder'
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
  networks(): readonly Network[]
  /** Fetches the relay library. */
  preload(): Promise<void>
  createClient(): Promise<RelayClient>
  onDispose(cleanup: () => void): void
}

/** What the one connector for relay wallets does, over any relay client. */
export function createRelayWork(parts: RelayWorkParts): RelayWork {
  const { clock, logger } = parts
  const current = createCurrentSession()
  const links = createDeepLinkChoice(parts.browser)
  let inFlight = 0

  const holder = createClientHolder(parts.createClient, (news) => {
    const session = current.get()
    if (!session || news.topic !== session.topic) return
    if (news.kind !== 'end') return current.change(hearNews(session, news))
    links.forget()
    current.end()
  })
  parts.onDispose(holder.drop)

  const proposal = (): Proposal => buildProposal(parts.networks(), parts.namespaces)
  const asked = (): readonly string[] => Object.values(proposal()).flatMap(({ chains }) => chains)

  const end = async (topic: string): Promise<void> => (await holder.get()).end(topic)
  /** In the background: whoever asked has its answer. */
  const endQuietly = (topic: string | undefined): void => {
    if (topic !== undefined)
      end(topic).catch((error: unknown) => logger.warn('A session could not be ended.', { error }))
  }
  const refuse = (session: unknown): void => endQuietly(readTopic(session))

  const propose = async (): Promise<Proposed> => {
    const client = await holder.get()
    try {
      return await within(
        clock,
        RELAY_LIMIT_MS,
        client.propose(proposal()),
        () => new RelayUnreachableError(),
      )
    } catch (cause) {
      // Stuck, it would stay so for longer than the relay is away. A request under way keeps it.
      if (inFlight === 0) holder.drop()
      throw cause instanceof RelayUnreachableError ? cause : new RelayUnreachableError(cause)
    }
  }
  const pairing = createPairing({ clock, show: parts.show, propose, refuse })

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
    links.keep()
    return result
  }

  return {
    preload: parts.preload,
    start: pairing.start,
    rememberLink: links.remember,
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

    async reconnect({ accounts, networkId, signal }) {
      const session = current.get()
      if (session) return resultOf(session)
      const wasThere = holder.isThere
      const find = async () => rememberedSession((await holder.get()).sessions(), accounts, clock.now())
      let found = await untilAborted(find(), signal)
      if (!found && wasThere && !pairing.isUnderWay && inFlight === 0) {
        // Another tab may have made it since this one looked.
        holder.drop()
        found = await untilAborted(find(), signal)
      }
      const entered = found && enterSession(found, asked(), networkId)
      current.set(entered)
      if (!entered && !pairing.isUnderWay) holder.drop()
      return entered && resultOf(entered)
    },

    async disconnect() {
      const session = current.get()
      current.set(undefined)
      links.forget()
      if (session) await end(session.topic)
    },

    async switchNetwork(network) {
      const session = current.get()
      if (!session) throw new SessionEndedError()
      const { topic } = session
      const isThere = (): boolean => {
        const now = current.get()
        if (now?.topic !== topic) throw new SessionEndedError()
        if (!isGranted(now, network.id)) return false
        current.change(withNetwork(now, network.id))
        return true
      }
      if (isThere()) return
      if (network.namespace !== 'eip155') throw new SwitchChainFailedError(network.id)
      const from = session.networkIds[network.namespace]
      const { signal } = new AbortController()
      await switchWalletNetwork(
        {
          clock,
          isThere,
          ask: async (method, params) => send({ method, params, networkId: from ?? network.id, signal }),
        },
        network,
      )
    },

    request: send,
    listen: current.listen,
  }

  async function send(request: Parameters<RelayWork['request']>[0]): Promise<unknown> {
    const { method, params, networkId, signal } = request
    signal.throwIfAborted()
    const session = current.get()
    if (!session) throw new SessionEndedError()
    const own = ownAnswer(session, request)
    if (own) return own.answer
    demandGrant(session, request)
    const { topic } = session
    inFlight += 1
    try {
      const client = await untilAborted(holder.get(), signal)
      return await deliverRequest(clock, client, { topic, networkId, method, params }, signal)
    } finally {
      inFlight -= 1
    }
  }
}
