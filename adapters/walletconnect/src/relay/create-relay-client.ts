import type { Browser, Clock } from '@latchkey/kernel'
import type { Metadata } from '@latchkey/session/contract'
import { within } from '../within'
import { type HeldSockets, holdSockets } from './hold-sockets'
import { hurryAttestation } from './hurry-attestation'
import { createLine } from './line'
import { hearOwnChecks } from './own-checks'
import { pairingTopicOf } from './pairing-topic'
import type { Proposed, RelayClient, RelayNews } from './relay-client'
import { coreOnPage, type ProviderClass, type SdkCore, type SignClient } from './sdk'
import { createSdkStorage, type Keep } from './sdk-storage'
import { sendRequest } from './send-request'
import { watchPublishing } from './watch-publishing'

export interface RelayClientParts {
  readonly clock: Clock
  readonly browser: Browser
  readonly projectId: string | undefined
  readonly relayUrl: string | undefined
  readonly metadata: Metadata
  readonly keep: Keep
  readonly verify: boolean
  /** Unique on the page. */
  readonly prefix: string
  /** By what name the relay knows this page; the same on the next visit. */
  readonly tellId: (clientId: string) => void
}

/** CAIP-25 and WalletConnect 2: what a page says when its visitor leaves. */
const goodbye = { code: 6000, message: 'User disconnected.' }
const FORGET_LIMIT_MS = 2_000
/** The library still answers the wallet after it has told that something ended; and another code may follow. */
const GRACE_MS = 1_000

/**
 * One instance of the relay library, without the part of it that asks a vendor's servers what a wallet does not grant.
 */
export async function createRelayClient(sdk: ProviderClass, parts: RelayClientParts): Promise<RelayClient> {
  const { clock, prefix, relayUrl, metadata } = parts
  let held: HeldSockets | undefined
  const hold = (core: SdkCore | undefined): void => {
    if (core) held ??= holdSockets(core, parts.browser, clock)
  }
  const provider = await sdk.init({
    logger: 'silent',
    telemetryEnabled: false,
    projectId: parts.projectId ?? '',
    ...(relayUrl === undefined ? {} : { relayUrl }),
    metadata: { ...metadata, icons: [...metadata.icons] },
    // With a session it begins to connect while it starts: it is met before, as it reads what it kept.
    storage: createSdkStorage(parts.keep, prefix, () => hold(coreOnPage(prefix))),
    customStoragePrefix: prefix,
  })
  const { client } = provider
  // It would answer for a session that is ours to keep.
  Object.assign(provider, { session: undefined, rpcProviders: {} })
  hearOwnChecks(client)
  hurryAttestation(client.core, clock, parts.verify)
  // Nothing waits for it: it is said along with questions to the operator's other services.
  client.core.crypto.getClientId().then(parts.tellId, () => undefined)
  const publishing = watchPublishing(client.core, clock)
  hold(client.core)
  const line = createLine(client.core, held ?? { letGo: () => undefined }, clock, prefix)
  const asked = new Set<string>()
  let open = 0

  const closed = new AbortController()
  /** The library keeps what was said for good. With nobody to speak to there is no socket either. */
  const tidy = (topic: string | undefined): void => {
    clock.wait(GRACE_MS, closed.signal).then(
      () => {
        if (topic !== undefined) client.core.history.delete(topic)
        if (open === 0 && client.session.length === 0) line.hangUp()
      },
      () => undefined,
    )
  }
  const forget = (pairingTopic: string): Promise<void> =>
    within(clock, FORGET_LIMIT_MS, forgetPairing(client, pairingTopic), () => new Error('Late')).catch(
      () => undefined,
    )

  return {
    async propose(proposal) {
      open += 1
      try {
        const { uri = '', approval } = await client.connect({ optionalNamespaces: copyOf(proposal) })
        const topic = pairingTopicOf(uri)
        asked.add(topic)
        const settled = approval().finally(async () => {
          await forget(topic)
          open -= 1
          asked.delete(topic)
          tidy(topic)
        })
        settled.catch(() => undefined)
        return { uri, approval: settled } satisfies Proposed
      } catch (error) {
        open -= 1
        throw error
      }
    },
    sessions: () => client.session.getAll(),
    reach: line.reach,
    request: (request) => sendRequest(client, publishing, request),
    async end(topic) {
      if (client.session.keys.includes(topic)) await client.disconnect({ topic, reason: goodbye })
      tidy(topic)
    },
    listen(listener) {
      const hearings = listenTo(client, (news) => {
        if (news.kind === 'start') {
          if (asked.has(news.pairingTopic)) return
          // The code of a page that is gone has done its work.
          forget(news.pairingTopic).then(() => tidy(news.pairingTopic))
        }
        listener(news)
        if (news.kind === 'end') tidy(news.topic)
      })
      return () => {
        for (const stop of hearings) stop()
      }
    },
    close() {
      closed.abort()
      line.close()
    },
  }
}

function copyOf(proposal: Parameters<RelayClient['propose']>[0]) {
  return Object.fromEntries(
    Object.entries(proposal).map(([namespace, { chains, methods, events }]) => [
      namespace,
      { chains: [...chains], methods: [...methods], events: [...events] },
    ]),
  )
}

function listenTo(client: SignClient, tell: (news: RelayNews) => void): readonly (() => void)[] {
  const hear = <Name extends Parameters<SignClient['on']>[0]>(
    name: Name,
    listener: Parameters<typeof client.on<Name>>[1],
  ): (() => void) => {
    client.on(name, listener)
    return () => void client.off(name, listener)
  }
  return [
    hear('session_connect', ({ session }) =>
      tell({ kind: 'start', topic: session.topic, pairingTopic: session.pairingTopic }),
    ),
    hear('session_update', ({ topic, params }) =>
      tell({ kind: 'update', topic, namespaces: params.namespaces }),
    ),
    hear('session_event', ({ topic, params }) =>
      tell({ kind: 'event', topic, event: params.event, networkId: params.chainId }),
    ),
    hear('session_delete', ({ topic }) => tell({ kind: 'end', topic })),
    hear('session_expire', ({ topic }) => tell({ kind: 'end', topic })),
  ]
}

/** The session has keys of its own; what paired it would stay for a month. Only here: the wallet may still need its half. */
async function forgetPairing(client: SignClient, topic: string): Promise<void> {
  const { pairing, relayer, crypto, expirer } = client.core
  if (!pairing.pairings.keys.includes(topic)) return
  expirer.del(topic)
  await pairing.pairings.delete(topic, goodbye)
  await crypto.deleteSymKey(topic)
  await relayer.unsubscribe(topic)
}
