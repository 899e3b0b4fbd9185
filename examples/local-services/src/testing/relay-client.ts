import { once } from 'node:events'
import { generateKeyPair, type Keypair, signJWT } from '@walletconnect/relay-auth'
import { WebSocket } from 'ws'

export interface RelayClient {
  readonly socket: WebSocket
  /** Messages received so far, the oldest first. */
  readonly pushed: readonly Push[]
  /** Resolves with the whole response, also with an error. */
  call(method: string, params?: unknown): Promise<unknown>
  send(frame: string): void
  /** Resolves with the next frame that responds to no call. */
  nextStray(): Promise<unknown>
  close(): Promise<void>
}

export interface Push {
  readonly id: number
  readonly params: {
    readonly id: string
    readonly data: { readonly message: string }
  }
}

export interface RelayClientOptions {
  /** The client's identity. Default: new keys. */
  readonly keys?: Keypair
  /** Whether it confirms pushed messages. Default: true. */
  readonly confirms?: boolean
}

export function relayToken(url: string, keys: Keypair = generateKeyPair(), ttlSeconds = 60): Promise<string> {
  return signJWT('subject', url, ttlSeconds, keys)
}

/** A client that can send any frame, unlike the SDK. Rejects if the relay refuses the connection. */
export async function connectToRelay(
  url: string,
  { keys = generateKeyPair(), confirms = true }: RelayClientOptions = {},
): Promise<RelayClient> {
  const token = await relayToken(url, keys)
  const socket = new WebSocket(`${url}/?auth=${token}&projectId=local&ua=test`)
  const answers = new Map<unknown, (answer: unknown) => void>()
  const strays: ((frame: unknown) => void)[] = []
  const pushed: Push[] = []
  let nextId = 1
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    if (frame.method === 'irn_subscription') {
      pushed.push(frame)
      if (confirms) socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
      return
    }
    const take = answers.get(frame.id) ?? strays.shift()
    answers.delete(frame.id)
    take?.(frame)
  })
  await once(socket, 'open')
  return {
    socket,
    pushed,
    call(method, params) {
      const id = nextId++
      const answered = new Promise((resolve) => answers.set(id, resolve))
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return answered
    },
    send: (frame) => socket.send(frame),
    nextStray: () => new Promise((resolve) => strays.push(resolve)),
    async close() {
      if (socket.readyState === socket.CLOSED) return
      socket.close()
      await once(socket, 'close')
    },
  }
}
