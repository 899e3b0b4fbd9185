import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { RequestError } from '../errors'
import type { PortName } from '../ports'
import { corsHeaders } from './cors'
import { listenOnLoopback } from './listen-on-loopback'
import { readBody } from './read-body'
import { type Answer, type Cut, errorReply, type Reply } from './reply'

export interface HttpService {
  /** Without a trailing slash. */
  readonly url: string
  stop(): Promise<void>
}

export interface CorsOptions {
  /** The headers that a page may send to a path; `undefined`: any. */
  readonly allowedHeaders?: (path: string) => string | undefined
  /** Whether pages may send cookies. */
  readonly allowsCredentials?: boolean
}

/** Serves `answer` on 127.0.0.1. Throws `PortBusyError`. */
export async function startHttpService(
  name: PortName,
  port: number,
  answer: Answer,
  cors: CorsOptions = {},
): Promise<HttpService> {
  const server = createServer((request, response) => {
    void respond(request, response, answer, cors)
  })
  const listening = await listenOnLoopback(server, name, port)
  return {
    url: `http://127.0.0.1:${listening}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { allowedHeaders, allowsCredentials }: CorsOptions,
): Promise<void> {
  const { origin } = request.headers
  const requested = request.headers['access-control-request-headers']
  const cors = corsHeaders(origin, allowedHeaders?.(request.url ?? '/') ?? requested, allowsCredentials)
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors).end()
    return
  }
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const reply = await replyTo(request, gone.signal, answer)
  if (gone.signal.aborted) return
  if (reply === 'cut') request.socket.destroy()
  else
    response
      .writeHead(reply.status, { ...reply.headers, ...cors, 'cache-control': 'no-store' })
      .end(reply.body)
}

async function replyTo(request: IncomingMessage, signal: AbortSignal, answer: Answer): Promise<Reply | Cut> {
  try {
    const target = `http://loopback${request.url ?? '/'}`
    if (!URL.canParse(target)) return errorReply(400, 'The address cannot be read.')
    const { pathname, searchParams } = new URL(target)
    return await answer({
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: await readBody(request),
      headers: request.headers,
      origin: request.headers.origin,
      caller: request.socket.remoteAddress ?? '',
      signal,
    })
  } catch (error) {
    if (error instanceof RequestError) return errorReply(error.status, error.message)
    return errorReply(500, `The service failed: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
