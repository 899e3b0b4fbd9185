import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { LiteSVM } from 'litesvm'
import { WebSocketServer } from 'ws'
import { RequestError } from '../errors'
import { isLoopbackOrigin } from '../http/cors'
import { listenOnLoopback } from '../http/listen-on-loopback'
import { errorReply, jsonReply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'
import type { AcceptSocket } from '../relay/start-relay'
import { createCluster } from './cluster'
import { createGenesisAccounts } from './genesis-accounts'
import { handleSolanaRpc } from './handle-solana-rpc'
import { serveSubscriptions } from './serve-subscriptions'
import { type SolanaToken, solanaTokens } from './solana-tokens'

export interface RunningSolana {
  /** CAIP-2. */
  readonly networkId: `solana:${string}`
  readonly service: 'rpc:solana'
  /** The gateway's path to it. */
  readonly path: string
  readonly nodeUrl: string
  /** The WebSocket of subscriptions, one port above, where web3.js expects it. */
  readonly wsUrl: string
  readonly tokens: readonly SolanaToken[]
  /** Serves a WebSocket that was opened on another port. */
  readonly takeSocket: AcceptSocket
  stop(): Promise<void>
}

const HISTORY_TRANSACTIONS = 100_000n
const FRAME_LIMIT_BYTES = 1_048_576
/** Limit of tries, since the port above a free one may be taken. */
const TRIES = 20

/**
 * A Solana cluster in this process, with the real VM. Reads `stateFile` if it exists and writes it on stop.
 */
export async function startSolana(port: number, stateFile?: string): Promise<RunningSolana> {
  const isKept = stateFile !== undefined && existsSync(stateFile)
  const svm = isKept ? LiteSVM.loadFromFile(stateFile) : new LiteSVM()
  svm.withTransactionHistory(HISTORY_TRANSACTIONS).withBlockhashCheck(false)
  const tokens = isKept ? await solanaTokens() : await createGenesisAccounts(svm)
  const cluster = createCluster(svm)

  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT_BYTES })
  sockets.on('connection', (socket) => serveSubscriptions(socket, cluster))
  const takeSocket = admit(sockets)
  const { http, wsPort, stopSockets } = await listen(port, sockets, (body) => handleSolanaRpc(cluster, body))
  return {
    networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    service: 'rpc:solana',
    path: '/rpc/solana',
    nodeUrl: http.url,
    wsUrl: `ws://127.0.0.1:${wsPort}`,
    takeSocket,
    tokens: tokens.map(({ address, name, symbol, decimals, program }) => ({
      address,
      name,
      symbol,
      decimals,
      program,
    })),
    async stop() {
      await Promise.all([http.stop(), stopSockets()])
      if (stateFile !== undefined) svm.saveToFile(stateFile)
    },
  }
}

interface Listening {
  readonly http: HttpService
  readonly wsPort: number
  stopSockets(): Promise<void>
}

async function listen(
  port: number,
  sockets: WebSocketServer,
  answer: (body: string) => unknown,
  triesLeft = TRIES,
): Promise<Listening> {
  const http = await startHttpService('solana', port, async ({ method, path, body, origin }) => {
    if (origin !== undefined && !isLoopbackOrigin(origin)) {
      throw new RequestError(403, 'Only pages of this machine may call the local services.')
    }
    return method === 'POST'
      ? jsonReply(answer(body))
      : errorReply(404, `There is no ${method} ${path} here.`)
  })
  const wsPort = Number(new URL(http.url).port) + 1
  try {
    return { http, wsPort, stopSockets: await listenForSockets(wsPort, sockets) }
  } catch (error) {
    await http.stop()
    if (port !== 0 || triesLeft === 0) throw error
    return listen(port, sockets, answer, triesLeft - 1)
  }
}

async function listenForSockets(port: number, sockets: WebSocketServer): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => {
    response.writeHead(426, { connection: 'Upgrade', upgrade: 'websocket' }).end()
  })
  server.on('upgrade', admit(sockets))
  await listenOnLoopback(server, 'solana', port)
  return () =>
    new Promise((resolve) => {
      for (const socket of sockets.clients) socket.terminate()
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

function admit(sockets: WebSocketServer): AcceptSocket {
  return (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    const { origin } = request.headers
    if (origin === undefined || isLoopbackOrigin(origin)) {
      sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request))
    } else stream.end('HTTP/1.1 403 Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }
}
