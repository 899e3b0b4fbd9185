import { anySignal } from '../async/any-signal'
import { toJson } from '../to-json'
import type { HttpRequest } from './http-request'
import { HttpStatusError } from './http-status-error'
import { readBlobBody, readJsonBody } from './read-body'

/** Default maximum size of a response in bytes. Responses of the used services are smaller. */
const MAX_ANSWER_BYTES = 5_000_000
/** Maximum size of the JSON body of a failed response, in bytes. */
const MAX_REFUSAL_BYTES = 16_000

/**
 * One request through `fetch`, without credentials unless it asks for them. Rejects with `HttpStatusError`
 * outside 200–299. Only a GET without headers and credentials follows a redirect: a body, a header or a
 * cookie is meant for one host.
 */
export async function sendHttp<Value>(
  request: HttpRequest,
  parse: (body: unknown) => Value,
  timeoutMs: number,
): Promise<Value> {
  // Not `AbortSignal.timeout`: Chrome before 124 rejects then as if the caller had cancelled, which nobody is told.
  const timeout = new AbortController()
  const late = new DOMException(`No response within ${timeoutMs} ms`, 'TimeoutError')
  const timer = setTimeout(() => timeout.abort(late), timeoutMs)
  try {
    return await exchange(
      request,
      parse,
      anySignal([timeout.signal, ...(request.signal ? [request.signal] : [])]),
    )
  } catch (error) {
    throw timeout.signal.aborted && !request.signal?.aborted ? late : error
  } finally {
    clearTimeout(timer)
  }
}

async function exchange<Value>(
  request: HttpRequest,
  parse: (body: unknown) => Value,
  signal: AbortSignal,
): Promise<Value> {
  const { method = 'GET' } = request
  const response = await fetch(request.url, {
    method,
    credentials: request.credentials ?? 'omit',
    // control: post-follows-a-redirect
    redirect: method === 'GET' && request.headers === undefined && !request.credentials ? 'follow' : 'error',
    signal,
    ...(request.body === undefined ? {} : { body: toJson(request.body) }),
    headers: {
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
  })
  if (!response.ok)
    throw new HttpStatusError(
      response.status,
      response.headers.get('retry-after') ?? undefined,
      await readRefusal(response),
    )
  const read = request.answer === 'blob' ? readBlobBody : readJsonBody
  return parse(await read(response, request.maxBytes ?? MAX_ANSWER_BYTES))
}

/** Resolves with the JSON body of a failed response, or with `undefined` if it cannot be read. */
async function readRefusal(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) {
    await response.body?.cancel().catch(() => undefined)
    return undefined
  }
  return readJsonBody(response, MAX_REFUSAL_BYTES).catch(() => undefined)
}
