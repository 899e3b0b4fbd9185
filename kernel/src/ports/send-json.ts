import type { HttpRequest } from './http-request'
import { HttpStatusError } from './http-status-error'
import { readJsonBody } from './read-json-body'

/** One request through `fetch`: JSON both ways, no credentials. Rejects with `HttpStatusError` outside 200–299. */
export async function sendJson<Value>(
  request: HttpRequest,
  parse: (body: unknown) => Value,
  timeoutMs: number,
): Promise<Value> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(request.url, {
    method: request.method ?? 'GET',
    credentials: 'omit',
    signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    headers: {
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
  })
  if (!response.ok)
    throw new HttpStatusError(response.status, response.headers.get('retry-after') ?? undefined)
  return parse(await readJsonBody(response))
}
