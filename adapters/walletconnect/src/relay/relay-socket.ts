import type { Browser, Clock } from '@latchkey/kernel'
import { withTimeout } from '@latchkey/kernel/async'

/**
 * After so long without a message the socket is checked before it is used: a suspended page does not notice that it
 * closed.
 */
const SILENCE_MS = 20_000
const RESPONSE_TIMEOUT_MS = 3_000
/** Before the connection is restarted, because a relay may accept sockets and refuse to serve them. */
const RESTART_DELAY_MS = 5_000
/** Events of the library that a working socket causes. */
const activityEvents = ['relayer_message', 'relayer_message_ack', 'relayer_publish']
/** After these events the relay's subscriptions are unknown. */
const resetEvents = ['relayer_connect', 'relayer_disconnect']

interface Emitter {
  on(name: string, listener: () => void): unknown
}

/** The part of the library's core that is used here. */
export interface SocketCore {
  readonly relayer: Emitter & {
    readonly connected: boolean
    readonly subscriber: Emitter & { readonly topics: readonly string[] }
    confirmOnlineStateOrThrow(): Promise<void>
    request(request: {
      readonly method: string
      readonly params: { readonly topics: readonly string[] }
    }): Promise<unknown>
    transportOpen(): Promise<void>
    transportClose(): Promise<void>
    restartTransport(): Promise<void>
  }
  readonly heartbeat: { stop(): void }
}

export interface RelaySocket {
  /** Resolves once the relay has confirmed, over the open socket, the subscription to this topic. */
  waitUntilSubscribed(topic: string): Promise<void>
  /** Closes the socket; it opens again when it is needed. */
  disconnect(): void
  /** Closes it permanently. */
  close(): void
}

/** The socket to the relay of one instance of the relay library. */
export function createRelaySocket(
  { relayer, heartbeat }: SocketCore,
  sockets: HeldSockets,
  clock: Clock,
  prefix: string,
): RelaySocket {
  const closed = new AbortController()
  const subscribed = new Set<string>()
  let lastActivity = { elapsedMs: Number.NEGATIVE_INFINITY, nowMs: 0 }
  const onActivity = (): void => {
    lastActivity = { elapsedMs: clock.elapsedMs(), nowMs: clock.now() }
  }
  /** By the time of day too, since the other one may not count the hours that a computer slept. */
  const silentMs = (): number =>
    Math.max(clock.elapsedMs() - lastActivity.elapsedMs, clock.now() - lastActivity.nowMs)
  for (const event of activityEvents) relayer.on(event, onActivity)
  for (const event of resetEvents) relayer.on(event, () => subscribed.clear())
  const disconnect = (): void => void relayer.transportClose().catch(() => undefined)

  const subscribe = async (topics: readonly string[]): Promise<void> => {
    // The library sends the same on each new socket, so it may be sent twice.
    const response = relayer.request({ method: 'irn_batchSubscribe', params: { topics } })
    await withTimeout(clock, RESPONSE_TIMEOUT_MS, response, () => new Error('The relay does not respond'))
    onActivity()
    for (const topic of topics) subscribed.add(topic)
  }

  // The library assumes success, whatever the relay responds; approvals and responses would never arrive.
  relayer.subscriber.on('subscription_resubscribed', () => {
    const { topics } = relayer.subscriber
    if (topics.length === 0) return
    subscribe(topics)
      .catch(() => clock.wait(RESTART_DELAY_MS, closed.signal).then(() => relayer.restartTransport()))
      .catch(() => undefined)
  })

  return {
    async waitUntilSubscribed(topic) {
      if (!relayer.connected) await relayer.transportOpen()
      if (subscribed.has(topic) && silentMs() < SILENCE_MS) return
      await subscribe([topic]).catch(async () => {
        await relayer.restartTransport()
        await subscribe([topic])
      })
    },
    disconnect,
    close() {
      closed.abort()
      heartbeat.stop()
      // What the library still has to do would open sockets again.
      relayer.confirmOnlineStateOrThrow = async () => {
        throw new Error('Closed')
      }
      disconnect()
      sockets.release()
      // A socket that was opening may open later.
      relayer.on('relayer_connect', disconnect)
      // The library stores itself on the global object, by prefix.
      for (const name of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`])
        Reflect.deleteProperty(globalThis, name)
    },
  }
}

/** A working relay accepts a connection in a fraction of this; the library would wait three times as long. */
export const HANDSHAKE_LIMIT_MS = 5_000

/** A connection of the library. It also has a `url`, and keeps the open `socket`. */
export interface SdkConnection {
  readonly events: { emit(name: string, said: unknown): unknown }
  readonly connected: boolean
  open(): Promise<void>
  close(): Promise<void>
  send(payload: object): Promise<void>
}

/** The part of the library's core that is used here. */
export interface SocketUser {
  readonly relayer: { provider: { readonly connection: SdkConnection | undefined } }
}

export interface HeldSockets {
  /** Drops the socket, open or opening, without waiting for a relay that may be gone. */
  release(): void
}

/**
 * Opens the sockets of the library in its place. The library cannot drop a socket that is still opening, and a browser
 * opens no second one to a relay meanwhile: a lost one would block the user for minutes, long after the relay is back.
 * Without a WebSocket on `window` the library opens its own.
 */
export function holdSockets({ relayer }: SocketUser, browser: Browser, clock: Clock): HeldSockets {
  const Socket = browser.windowProperty('WebSocket')
  if (!isSocketClass(Socket)) return { release: () => undefined }
  let { provider } = relayer
  let release = hold(provider.connection, Socket, clock)
  Object.defineProperty(relayer, 'provider', {
    configurable: true,
    enumerable: true,
    get: () => provider,
    // One for each socket that the library opens.
    set(next: typeof provider) {
      release()
      provider = next
      release = hold(next.connection, Socket, clock)
    },
  })
  return { release: () => release() }
}

type SocketClass = typeof globalThis.WebSocket

function hold(connection: SdkConnection | undefined, Socket: SocketClass, clock: Clock): () => void {
  let socket: InstanceType<SocketClass> | undefined
  let opening: Promise<void> | undefined
  // There is none before the first socket is opened.
  if (!connection) return () => undefined

  const ended = (event?: CloseEvent): void => {
    socket = undefined
    Reflect.set(connection, 'socket', undefined)
    connection.events.emit('close', event)
  }
  const close = (): void => {
    if (!socket) return
    Object.assign(socket, { onopen: null, onmessage: null, onclose: null })
    socket.close()
    ended()
  }
  const handshake = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const made = new Socket(String(Reflect.get(connection, 'url')))
      socket = made
      made.onopen = () => {
        // The library reads here whether a socket is open.
        Reflect.set(connection, 'socket', made)
        resolve()
      }
      made.onmessage = ({ data }) => receive(connection, data)
      made.onclose = (event) => {
        ended(event)
        reject(new Error('The relay hung up'))
      }
    })
  const open = (): Promise<void> => {
    opening ??= withTimeout(
      clock,
      HANDSHAKE_LIMIT_MS,
      handshake(),
      () => new Error('The relay does not answer'),
    )
      .catch((error: unknown) => {
        close()
        throw error
      })
      .finally(() => {
        opening = undefined
      })
    return opening
  }
  const send = connection.send.bind(connection)
  Object.assign(connection, {
    open,
    close: async () => close(),
    async send(...given: Parameters<SdkConnection['send']>) {
      if (!connection.connected) await open()
      return send(...given)
    },
  } satisfies Partial<SdkConnection>)
  return close
}

/** A message that is not JSON is dropped. */
function receive({ events }: SdkConnection, data: unknown): void {
  let payload: unknown
  try {
    payload = JSON.parse(String(data))
  } catch {
    return
  }
  events.emit('payload', payload)
}

function isSocketClass(input: unknown): input is SocketClass {
  return typeof input === 'function'
}
