import type { Browser, Clock } from '@latchkey/kernel'
import { withTimeout } from '@latchkey/kernel/async'
import type { Metadata } from '@latchkey/session/contract'
import { authenticate } from './authenticate'
import { createRelaySocket, type HeldSockets, holdSockets } from './relay-socket'
import { getGlobalCore, type SdkCore, type SignClient, type UniversalProviderConstructor } from './sdk'
import { createSdkStorage, type Keep } from './sdk-storage'
import { sendRequest, watchPublishing } from './send-request'
import { pairingTopicOf, type RelayEvent, type WalletConnectClient } from './walletconnect-client'

export interface WalletConnectClientParts {
  readonly clock: Clock
  readonly browser: Browser
  readonly projectId: string | undefined
  readonly relayUrl: string | undefined
  readonly metadata: Metadata
  readonly keep: Keep
  readonly verify: boolean
  /** Prefix of the library's keys, unique on the page. */
  readonly prefix: string
  /** The relay's id of this page; the same on the next visit. */
  readonly onClientId: (clientId: string) => void
}

/** CAIP-25 and WalletConnect 2: the reason of a page whose user disconnects. */
const DISCONNECT_REASON = { code: 6000, message: 'User disconnected.' }
const FORGET_LIMIT_MS = 2_000
/** The library still responds to the wallet after it has reported an end, and another proposal may follow. */
const GRACE_MS = 1_000

/**
 * One instance of the relay library, without its fallback to a vendor's servers for methods that were not granted.
 */
export async function createWalletConnectClient(
  sdk: UniversalProviderConstructor,
  parts: WalletConnectClientParts,
): Promise<WalletConnectClient> {
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
    // With a stored session the library connects while it starts: its sockets are replaced when it reads its storage.
    storage: createSdkStorage(parts.keep, prefix, () => hold(getGlobalCore(prefix))),
    customStoragePrefix: prefix,
  })
  const { client } = provider
  // It would respond in the name of a session that this adapter keeps.
  Object.assign(provider, { session: undefined, rpcProviders: {} })
  catchFailedChecks(client)
  limitAttestation(client.core, clock, parts.verify)
  // Not awaited: the value is sent with requests to the operator's other services.
  client.core.crypto.getClientId().then(parts.onClientId, () => undefined)
  const publishing = watchPublishing(client.core, clock)
  hold(client.core)
  const socket = createRelaySocket(client.core, held ?? { release: () => undefined }, clock, prefix)
  const proposedTopics = new Set<string>()
  let open = 0

  const closed = new AbortController()
  /**
   * The library never deletes its history, and keeps a message that arrives after the end, such as the wallet's answer to it.
   * Without sessions and open proposals no socket is needed either.
   */
  const tidy = (topic: string | undefined): void => {
    clock.wait(GRACE_MS, closed.signal).then(
      () => {
        if (topic !== undefined) {
          client.core.history.delete(topic)
          client.core.relayer.messages.del(topic).catch(() => undefined)
        }
        if (open === 0 && client.session.length === 0) socket.disconnect()
      },
      () => undefined,
    )
  }
  const forget = (pairingTopic: string): Promise<void> =>
    withTimeout(clock, FORGET_LIMIT_MS, forgetPairing(client, pairingTopic), () => new Error('Late')).catch(
      () => undefined,
    )

  /** Sends proposals, and cleans up after their outcome. */
  const offer = async <Approved>(
    send: () => Promise<{ readonly uri: string; readonly approve: () => Promise<Approved> }>,
  ): Promise<{ readonly uri: string; readonly approval: Promise<Approved> }> => {
    open += 1
    try {
      const { uri, approve } = await send()
      const topic = pairingTopicOf(uri)
      proposedTopics.add(topic)
      const approval = approve().finally(async () => {
        await forget(topic)
        open -= 1
        proposedTopics.delete(topic)
        tidy(topic)
      })
      approval.catch(() => undefined)
      return { uri, approval }
    } catch (error) {
      open -= 1
      throw error
    }
  }

  return {
    propose: (proposal) =>
      offer(async () => {
        const { uri = '', approval } = await client.connect({ optionalNamespaces: copyOf(proposal) })
        return { uri, approve: approval }
      }),
    authenticate: (proposed, request) => offer(() => authenticate(client, proposed, request)),
    sessions: () => client.session.getAll(),
    waitUntilSubscribed: socket.waitUntilSubscribed,
    request: (request, beforeSending) => sendRequest(client, publishing, request, beforeSending),
    async end(topic) {
      if (client.session.keys.includes(topic)) await client.disconnect({ topic, reason: DISCONNECT_REASON })
      tidy(topic)
    },
    subscribe(listener) {
      const removers = subscribeToClient(client, (event) => {
        if (event.kind === 'start') {
          if (proposedTopics.has(event.pairingTopic)) return
          // The pairing of a closed page is no longer needed.
          forget(event.pairingTopic).then(() => tidy(event.pairingTopic))
        }
        listener(event)
        if (event.kind === 'end') tidy(event.topic)
      })
      return () => {
        for (const stop of removers) stop()
      }
    },
    close() {
      closed.abort()
      socket.close()
    },
  }
}

function copyOf(proposal: Parameters<WalletConnectClient['propose']>[0]) {
  return Object.fromEntries(
    Object.entries(proposal).map(([namespace, { chains, methods, events }]) => [
      namespace,
      { chains: [...chains], methods: [...methods], events: [...events] },
    ]),
  )
}

function subscribeToClient(client: SignClient, emit: (event: RelayEvent) => void): readonly (() => void)[] {
  const on = <Name extends Parameters<SignClient['on']>[0]>(
    name: Name,
    listener: Parameters<typeof client.on<Name>>[1],
  ): (() => void) => {
    client.on(name, listener)
    return () => void client.off(name, listener)
  }
  return [
    on('session_connect', ({ session }) =>
      emit({ kind: 'start', topic: session.topic, pairingTopic: session.pairingTopic }),
    ),
    on('session_update', ({ topic, params }) =>
      emit({ kind: 'update', topic, namespaces: params.namespaces }),
    ),
    on('session_event', ({ topic, params }) =>
      emit({ kind: 'event', topic, event: params.event, networkId: params.chainId }),
    ),
    on('session_delete', ({ topic }) => emit({ kind: 'end', topic })),
    on('session_expire', ({ topic }) => emit({ kind: 'end', topic })),
  ]
}

/** The session has its own keys; the pairing would be kept for a month. It is deleted on this side only: the wallet may still need it. */
async function forgetPairing(client: SignClient, topic: string): Promise<void> {
  const { pairing, relayer, crypto, expirer } = client.core
  if (!pairing.pairings.keys.includes(topic)) return
  expirer.del(topic)
  await pairing.pairings.delete(topic, DISCONNECT_REASON)
  await crypto.deleteSymKey(topic)
  await relayer.unsubscribe(topic)
}

/**
 * How long a proposal or a request waits for the verify host. The library itself would wait 5 s, and with it
 * the user. The wallet only shows less about the page without it.
 */
export const ATTESTATION_LIMIT_MS = 300

/** A host that was late or failed once is not called again by this page. With `verify` off it is never called. */
export function limitAttestation(core: SdkCore, clock: Clock, verify: boolean): void {
  const { verify: verifier } = core
  const register = verifier.register.bind(verifier)
  let isPrompt = verify
  verifier.register = async (message) => {
    if (!isPrompt) return undefined
    try {
      const answer = register(message)
      return (await withTimeout(clock, ATTESTATION_LIMIT_MS, answer, () => new Error('Late'))) || undefined
    } catch {
      isPrompt = false
      return undefined
    }
  }
}

/** The library validates the events of a wallet with these methods. */
const checks = ['isValidUpdate', 'isValidExtend', 'isValidEmit', 'isValidPing', 'isValidDisconnect']

/**
 * The library (2.21.8) does not wait for its own checks, so that one that fails would be an unhandled rejection of the
 * host's page: a wallet that changes something and leaves at once is enough. A caller that waits gets the error as before.
 */
export function catchFailedChecks({ engine }: { readonly engine: object }): void {
  for (const name of checks)
    wrapMethod(engine, name, (check) => {
      check.catch(() => undefined)
      return check
    })
  wrapMethod(engine, 'deleteSession', (deletion) => deletion.catch(ignoreDeletedSession))
}

/** `wrap` is given what the method returns, as a promise, and its result is returned instead. */
function wrapMethod(engine: object, name: string, wrap: (returned: Promise<unknown>) => unknown): void {
  const method: unknown = Reflect.get(engine, name)
  if (typeof method !== 'function') return
  Reflect.set(engine, name, (...args: readonly unknown[]): unknown =>
    wrap(Promise.resolve(Reflect.apply(method, engine, args))),
  )
}

/**
 * When page and wallet end a session at the same time, the library deletes it twice, and nobody waits for the second
 * deletion. The session is gone, as both wanted.
 */
function ignoreDeletedSession(error: unknown): void {
  if (!(error instanceof Error) || !DELETED_SESSION.test(error.message)) throw error
}
const DELETED_SESSION = /^(Missing or invalid\. Record was recently deleted|No matching key)/
