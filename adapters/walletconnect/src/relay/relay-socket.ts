import type { Browser, Clock } from '@latchkey/kernel'
import { withTimeout } from '../with-timeout'

/** A line that said nothing for so long is asked whether it is still there: a page that slept does not know. */
const SILENCE_MS = 20_000
const ANSWER_LIMIT_MS = 3_000
/** A relay that opens sockets and refuses to serve them is not asked more often. */
const PATIENCE_MS = 5_000
/** Events of the library that only a living line brings. */
const signsOfLife = ['relayer_message', 'relayer_message_ack', 'relayer_publish']
/** After these it is not known what the relay still sends here. */
const breaks = ['relayer_connect', 'relayer_disconnect']

interface Emitter {
  on(name: string, listener: () => void): unknown
}

/** As much of the library's core as this needs. */
export interface LineUser {
  readonly relayer: Emitter & {
    readonly connected: boolean
    readonly subscriber: Emitter & { readonly topics: readonly string[] }
    confirmOnlineStateOrThrow(): Promise<void>
    request(asked: {
      readonly method: string
      readonly params: { readonly topics: readonly string[] }
    }): Promise<unknown>
    transportOpen(): Promise<void>
    transportClose(): Promise<void>
    restartTransport(): Promise<void>
  }
  readonly heartbeat: { stop(): void }
}

export interface Line {
  /** Resolves once the relay has said on the open socket that it sends what comes for this topic. */
  reach(topic: string): Promise<void>
  /** Until it is needed again. */
  hangUp(): void
  /** For good. */
  close(): void
}

/** The line to the relay of one instance of the relay library. */
export function createRelaySocket(
  { relayer, heartbeat }: LineUser,
  sockets: HeldSockets,
  clock: Clock,
  prefix: string,
): Line {
  const closed = new AbortController()
  const sure = new Set<string>()
  let heardAtMs = Number.NEGATIVE_INFINITY
  const onSign = (): void => {
    heardAtMs = clock.now()
  }
  for (const sign of signsOfLife) relayer.on(sign, onSign)
  for (const end of breaks) relayer.on(end, () => sure.clear())
  const hangUp = (): void => void relayer.transportClose().catch(() => undefined)

  const subscribe = async (topics: readonly string[]): Promise<void> => {
    // What the library itself asks on each new socket, so that it may be asked twice.
    const asking = relayer.request({ method: 'irn_batchSubscribe', params: { topics } })
    await withTimeout(clock, ANSWER_LIMIT_MS, asking, () => new Error('The line is dead'))
    onSign()
    for (const topic of topics) sure.add(topic)
  }

  // The library takes it for done, whatever the relay answers; an approval or an answer would never come.
  relayer.subscriber.on('subscription_resubscribed', () => {
    const { topics } = relayer.subscriber
    if (topics.length === 0) return
    subscribe(topics)
      .catch(() => clock.wait(PATIENCE_MS, closed.signal).then(() => relayer.restartTransport()))
      .catch(() => undefined)
  })

  return {
    async reach(topic) {
      if (!relayer.connected) await relayer.transportOpen()
      if (sure.has(topic) && clock.now() - heardAtMs < SILENCE_MS) return
      await subscribe([topic]).catch(async () => {
        await relayer.restartTransport()
        await subscribe([topic])
      })
    },
    hangUp,
    close() {
      closed.abort()
      heartbeat.stop()
      // What is still under way in the library would open a line again and again.
      relayer.confirmOnlineStateOrThrow = async () => {
        throw new Error('Closed')
      }
      hangUp()
      // control: relay-lost-socket-kept
      sockets.letGo()
      // A socket that was on its way opens later.
      relayer.on('relayer_connect', hangUp)
      // The library leaves itself on the page, by prefix.
      for (const name of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`])
        Reflect.deleteProperty(globalThis, name)
    },
  }
}

/** A relay that is there takes a connection in a fraction of this; the library would wait three times as long. */
export const HANDSHAKE_LIMIT_MS = 5_000

/** One place to connect to, as the library has it. It also has a `url`, and keeps the open `socket`. */
export interface SdkConnection {
  readonly events: { emit(name: string, said: unknown): unknown }
  readonly connected: boolean
  open(): Promise<void>
  close(): Promise<void>
  send(payload: object): Promise<void>
}

/** As much of the library's core as this needs. */
export interface SocketUser {
  readonly relayer: { provider: { readonly connection: SdkConnection | undefined } }
}

export interface HeldSockets {
  /** Lets go of the socket, whether it is open or on its way, without waiting for a relay that may be gone. */
  letGo(): void
}

/**
 * Opens the sockets of the library in its place. It cannot let go of one that is not open yet, and a browser opens no
 * second one to a relay while the first is on its way: what was lost once would block a user for minutes, long
 * after the relay is back. Where there is no WebSocket on `window` the library goes on by itself.
 */
export function holdSockets({ relayer }: SocketUser, browser: Browser, clock: Clock): HeldSockets {
  const Socket = browser.windowProperty('WebSocket')
  if (!isSocketClass(Socket)) return { letGo: () => undefined }
  let { provider } = relayer
  let letGo = hold(provider.connection, Socket, clock)
  Object.defineProperty(relayer, 'provider', {
    configurable: true,
    enumerable: true,
    get: () => provider,
    // One for each attempt to connect.
    set(next: typeof provider) {
      letGo()
      provider = next
      letGo = hold(next.connection, Socket, clock)
    },
  })
  return { letGo: () => letGo() }
}

type SocketClass = typeof globalThis.WebSocket

function hold(connection: SdkConnection | undefined, Socket: SocketClass, clock: Clock): () => void {
  let socket: InstanceType<SocketClass> | undefined
  let opening: Promise<void> | undefined
  // Before the first attempt there is none.
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
  const shake = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const made = new Socket(String(Reflect.get(connection, 'url')))
      socket = made
      made.onopen = () => {
        // Where the library looks whether there is one.
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
    opening ??= withTimeout(clock, HANDSHAKE_LIMIT_MS, shake(), () => new Error('The relay does not answer'))
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
