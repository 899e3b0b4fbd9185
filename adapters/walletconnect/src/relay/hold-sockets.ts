import type { Browser, Clock } from '@latchkey/kernel'
import { within } from '../within'

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
 * second one to a relay while the first is on its way: what was lost once would keep a visitor off for minutes, long
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

function hold(connection: SdkConnection | undefined, Socket: typeof WebSocket, clock: Clock): () => void {
  let socket: WebSocket | undefined
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
      made.onmessage = ({ data }) => tell(connection, data)
      made.onclose = (event) => {
        ended(event)
        reject(new Error('The relay hung up'))
      }
    })
  const open = (): Promise<void> => {
    opening ??= within(clock, HANDSHAKE_LIMIT_MS, shake(), () => new Error('The relay does not answer'))
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

/** What is no JSON is nobody's answer. */
function tell({ events }: SdkConnection, data: unknown): void {
  let payload: unknown
  try {
    payload = JSON.parse(String(data))
  } catch {
    return
  }
  events.emit('payload', payload)
}

function isSocketClass(input: unknown): input is typeof WebSocket {
  return typeof input === 'function'
}
