import { anySignal } from '../async'
import { defineError, LatchkeyError } from '../errors'
import { toJson } from '../to-json'
import type { HttpRequest } from './ports'

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
    redirect:
      request.redirect ??
      (method === 'GET' && request.headers === undefined && !request.credentials ? 'follow' : 'error'),
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

/** Resolves with the JSON of a response. Rejects with `HttpResponseError` if it is malformed or too long. */
async function readJsonBody(response: Response, maxBytes: number): Promise<unknown> {
  const text = await new Blob(await readPieces(response, maxBytes)).text()
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new HttpResponseError('no JSON', error)
  }
}

/** Resolves with the bytes of a response and its `content-type`, which the caller has to check. */
async function readBlobBody(response: Response, maxBytes: number): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  return new Blob(await readPieces(response, maxBytes), { type })
}

/** Reads the body in chunks, so that reading stops when it becomes too long. */
async function readPieces({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  if (!body) return pieces
  const reader = body.getReader()
  let length = 0
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return pieces
    length += value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      throw new HttpResponseError(`more than ${maxBytes} bytes`)
    }
    pieces.push(value)
  }
}

/** The response has a status outside of 200–299. */
export class HttpStatusError extends LatchkeyError {
  readonly code = 'HTTP_STATUS'
  constructor(
    readonly status: number,
    /** The unparsed value of the `Retry-After` header. */
    readonly retryAfter: string | undefined,
    /** The parsed JSON of the response, unvalidated. Missing for other bodies and for more than 16 kB. */
    readonly body?: unknown,
  ) {
    super(`HTTP status code: ${status}`)
  }
}

/** The response cannot be read, because it is malformed, incomplete or too long. */
export class HttpResponseError extends defineError('HTTP_ANSWER', 'A service sent an unreadable reply') {
  constructor(reason: string, cause?: unknown) {
    super({ cause, details: { reason } })
  }
}
