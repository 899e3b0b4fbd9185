import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import type { RelayFault } from '../fault-injection/relay-fault'
import { isLoopbackOrigin } from '../http/cors'
import { listenOnLoopback } from '../http/listen-on-loopback'
import { authenticate } from './authenticate'
import { serveConnection } from './connection'
import { createDelayedCalls } from './delayed-calls'
import { createFaultyDelivery } from './faulty-delivery'
import { createMailboxes, type MailboxCounts } from './mailboxes'

export interface RelayCounts extends MailboxCounts {
  readonly sockets: number
}

/** Handles an HTTP upgrade to a WebSocket. */
export type AcceptSocket = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

export interface Relay {
  /** `ws://`, without a trailing slash. */
  readonly url: string
  /** Passes connections to this path to another handler. */
  lend(path: string, take: AcceptSocket): void
  counts(): RelayCounts
  stop(): Promise<void>
}

const FRAME_LIMIT_BYTES = 1_048_576

/** A relay with the protocol of WalletConnect's. `now` is in milliseconds. */
export async function startRelay(
  port: number,
  traffic: Traffic,
  now: () => number = Date.now,
): Promise<Relay> {
  const { relayFaults: faults } = traffic
  const mailboxes = createMailboxes(now)
  const later = createDelayedCalls()
  const post = createFaultyDelivery(mailboxes, faults, later)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT_BYTES })
  const streams = new Set<Duplex>()
  const log = (call: string, fault: RelayFault['kind'] | null = null): void =>
    traffic.requests.add({ service: 'relay', call, atMs: now(), fault })
  const lent = new Map<string, AcceptSocket>()
  const hangUp = (): void => {
    for (const stream of streams) stream.destroy()
  }

  const server = createServer((_request, response) => {
    response.writeHead(426, { connection: 'Upgrade', upgrade: 'websocket' }).end()
  })
  server.on('connection', (stream) => {
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
  })
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    const take = lent.get(request.url ?? '')
    if (take) take(request, stream, head)
    else void admit(request, stream, head)
  })

  const admit = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    if (faults.has('cut')) {
      log('connect', 'cut')
      stream.destroy()
      return
    }
    if (faults.has('blackhole')) return log('connect', 'blackhole')
    if (faults.take('lose')) return log('connect', 'lose')
    const fault = faults.take('status')
    log('connect', fault?.kind)
    if (fault) return refuse(stream, fault.status)
    const { origin, host = '' } = request.headers
    if (origin !== undefined && !isLoopbackOrigin(origin)) return refuse(stream, 403)
    const clientId = await authenticate(tokenOf(request), host, now())
    if (clientId === undefined) return refuse(stream, 401)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      serveConnection({ socket, clientId, mailboxes, isMute: () => faults.has('blackhole'), post, log })
    })
  }

  let wasMute = false
  const stopListening = faults.listen(() => {
    const isMute = faults.has('blackhole')
    // After a blackhole frames are missing, so all connections are closed, as after a network failure.
    if (faults.has('cut') || (wasMute && !isMute)) hangUp()
    wasMute = isMute
  })

  const listening = await listenOnLoopback(server, 'relay', port)
  return {
    url: `ws://127.0.0.1:${listening}`,
    lend: (path, take) => void lent.set(path, take),
    counts: () => ({ sockets: sockets.clients.size, ...mailboxes.counts() }),
    stop: () =>
      new Promise((resolve) => {
        stopListening()
        later.clear()
        server.close(() => resolve())
        hangUp()
      }),
  }
}

function tokenOf({ url = '/' }: IncomingMessage): string {
  const target = `http://loopback${url}`
  return URL.canParse(target) ? (new URL(target).searchParams.get('auth') ?? '') : ''
}

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
