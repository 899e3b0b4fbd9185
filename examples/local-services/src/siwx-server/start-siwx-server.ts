import { AsyncLocalStorage } from 'node:async_hooks'
import { createSiwxApp, type SiwxAppOptions } from '@latchkey-examples/siwx-server'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import { isLoopbackOrigin } from '../http/cors'
import type { Call, Reply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'

/** Longer than a nonce's lifetime. */
const LATE_MS = 6 * 60_000

/**
 * The sign-in server for loopback pages. Cookies ignore ports, so pages on other ports send its cookie too.
 */
export async function startSiwxServer(
  port: number,
  traffic: Traffic,
  rpcUrls: NonNullable<SiwxAppOptions['rpcUrls']>,
): Promise<HttpService> {
  // A fault sets the clock ahead for one call, while concurrent calls keep the real time.
  const aheadMs = new AsyncLocalStorage<number>()
  const app = createSiwxApp({
    isAllowedOrigin: isLoopbackOrigin,
    isSecure: false,
    callerOf: () => 'this machine',
    callsPerMinute: Number.POSITIVE_INFINITY,
    rpcUrls,
    now: () => Date.now() + (aheadMs.getStore() ?? 0),
  })
  const answer = async (call: Call): Promise<Reply> => toReply(await app.fetch(toRequest(call)))
  return startHttpService(
    'siwxServer',
    port,
    (call) =>
      traffic.pass(
        {
          services: ['siwx-server'],
          calls: [`${call.method} ${call.path}`],
          misbehave: () => aheadMs.run(LATE_MS, () => answer(call)),
        },
        call.signal,
        () => answer(call),
      ),
    { allowsCredentials: true },
  )
}

function toRequest({ method, path, body, headers }: Call): Request {
  const texts = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return new Request(`http://loopback${path}`, {
    method,
    headers: texts,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
  })
}

async function toReply(response: Response): Promise<Reply> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}
