import type { RawData, WebSocket } from 'ws'
import { type FrameId, parseFrame, type RpcRequest } from './json-rpc-frame'
import type { Delivery, Mailboxes, Publication, Reader } from './mailboxes'
import { callMethod, dataOf } from './methods'
import { RpcError, rpcErrorCodes } from './rpc-error'

export interface ConnectionParts {
  readonly socket: WebSocket
  readonly clientId: string
  readonly mailboxes: Mailboxes
  /** While true, frames are neither read nor sent. */
  isMute(): boolean
  post(publication: Publication, from: string): void
  /** Called with the method of each request. */
  log(method: string): void
}

/** Below 35 s, after which the SDK's client in Node gives up on a silent relay. */
const PING_EVERY_MS = 20_000

/** Serves one client until its socket closes. */
export function serveConnection({ socket, clientId, mailboxes, isMute, post, log }: ConnectionParts): void {
  const unconfirmed = new Map<FrameId, Delivery>()
  let nextId = 1
  let isAlive = true

  const send = (frame: Readonly<Record<string, unknown>>): void => {
    if (!isMute() && socket.readyState === socket.OPEN) {
      socket.send(JSON.stringify({ jsonrpc: '2.0', ...frame }))
    }
  }
  const reader: Reader = {
    clientId,
    receive(delivery) {
      const id = nextId++
      unconfirmed.set(id, delivery)
      const params = { id: delivery.subscriptionId, data: dataOf(delivery) }
      send({ id, method: 'irn_subscription', params })
    },
  }
  const context = { mailboxes, reader, post: (publication: Publication) => post(publication, clientId) }
  const respond = ({ id, method, params }: RpcRequest): void => {
    log(method)
    try {
      send({ id, result: callMethod(context, method, params) })
    } catch (error) {
      send({ id, error: errorOf(error) })
    }
  }
  // An error response also confirms that the message was received.
  const confirm = (id: FrameId): void => {
    unconfirmed.get(id)?.confirm()
    unconfirmed.delete(id)
  }
  const receive = (data: RawData): void => {
    if (isMute()) return
    try {
      const frame = parseFrame(String(data))
      if ('method' in frame) respond(frame)
      else confirm(frame.id)
    } catch (error) {
      send({ id: null, error: errorOf(error) })
    }
  }
  const ping = setInterval(() => {
    if (isMute()) return
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, PING_EVERY_MS)

  socket.on('message', receive)
  socket.on('pong', () => {
    isAlive = true
  })
  // Emitted for frames above the limit, after which ws closes the socket with 1009.
  socket.on('error', () => {})
  socket.once('close', () => {
    clearInterval(ping)
    mailboxes.leave(reader)
  })
}

function errorOf(error: unknown): { readonly code: number; readonly message: string } {
  if (error instanceof RpcError) return { code: error.code, message: error.message }
  const reason = error instanceof Error ? error.message : String(error)
  return { code: rpcErrorCodes.internal, message: `The relay failed: ${reason}.` }
}
