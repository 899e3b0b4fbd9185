import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttp } from './create-default-ports'
import { HttpResponseError, HttpStatusError } from './send-http'

const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/echo': async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, headers } = request
    response.setHeader('set-cookie', 'user=1')
    response.end(JSON.stringify({ method, headers, body: Buffer.concat(chunks).toString() }))
  },
  '/elsewhere': (_request, response) =>
    response.writeHead(307, { location: `${origin.replace('127.0.0.1', 'localhost')}/echo` }).end(),
  '/busy': (_request, response) => response.writeHead(429, { 'retry-after': '7' }).end('{}'),
  '/refused': (_request, response) =>
    response
      .writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ reasons: [{ field: 'name', description: 'Taken' }] })),
  '/refused-at-length': (_request, response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify('x'.repeat(100_000))),
  '/refused-as-page': (_request, response) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end('<html>'),
  '/broken': (_request, response) => response.end('<html>'),
  '/silent': () => undefined,
  '/empty': (_request, response) => response.writeHead(204).end(),
  '/picture': (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  '/untyped': (_request, response) => response.end(Uint8Array.of(1, 2, 3)),
  '/long': (_request, response) => response.end(JSON.stringify('x'.repeat(10_000_000))),
}
/** Paths that were asked for, in the test that runs. */
let reached: string[] = []
const server = createServer((request, response) => {
  reached.push(request.url ?? '')
  answers[request.url ?? '']?.(request, response)
})
let origin = ''
beforeEach(() => {
  reached = []
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const asBlob = (body: unknown): Blob => {
  if (body instanceof Blob) return body
  throw new Error('no blob')
}
const asIs = (body: unknown): unknown => body

test('http: sends JSON and parses the response', async () => {
  const sent = await createHttp().send(
    { url: `${origin}/echo`, method: 'POST', body: { a: 1 }, headers: { 'x-id': '7' } },
    asIs,
  )
  expect(sent).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json', 'x-id': '7' },
  })
})

test('http: a GET has no body, no content type and no cookie', async () => {
  const http = createHttp()
  await http.send({ url: `${origin}/echo` }, asIs)
  const second = await http.send({ url: `${origin}/echo` }, asIs)
  expect(second).toMatchObject({ method: 'GET', body: '' })
  expect(Object.keys(Object(second).headers)).not.toContain('cookie')
  expect(Object.keys(Object(second).headers)).not.toContain('content-type')
})

test('http: asks the platform to send no credentials unless the request includes them', async () => {
  const real = globalThis.fetch
  const seen: unknown[] = []
  globalThis.fetch = (input, init) => {
    seen.push(init?.credentials)
    return real(input, init)
  }
  try {
    await createHttp().send({ url: `${origin}/echo` }, asIs)
    await createHttp().send({ url: `${origin}/echo`, credentials: 'include' }, asIs)
  } finally {
    globalThis.fetch = real
  }
  expect(seen).toEqual(['omit', 'include'])
})

test('http: a body and the headers of a request stay with the host they are for; a plain GET is redirected', async () => {
  const http = createHttp()
  const url = `${origin}/elsewhere`
  for (const request of [
    { method: 'POST', body: { secret: 1 } } as const,
    { headers: { 'x-key': '7' } },
    { credentials: 'include' } as const,
  ])
    await expect(http.send({ url, ...request }, asIs)).rejects.toBeInstanceOf(TypeError)
  expect(reached).toEqual(['/elsewhere', '/elsewhere', '/elsewhere'])
  expect(await http.send({ url }, asIs)).toMatchObject({ method: 'GET' })
  expect(reached.slice(3)).toEqual(['/elsewhere', '/echo'])
})

test('http: a status outside 200 to 299 is HttpStatusError with the wait it asked for', async () => {
  const failure: unknown = await createHttp()
    .send({ url: `${origin}/busy` }, asIs)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(HttpStatusError)
  expect(failure).toMatchObject({
    status: 429,
    retryAfter: '7',
    message: 'HTTP status code: 429',
    code: 'HTTP_STATUS',
  })
})

test('http: what is no JSON, and what parse refuses, rejects', async () => {
  const broken: unknown = await createHttp()
    .send({ url: `${origin}/broken` }, asIs)
    .catch((error: unknown) => error)
  expect(broken).toBeInstanceOf(HttpResponseError)
  expect(broken).toMatchObject({ code: 'HTTP_ANSWER', cause: expect.any(SyntaxError) })
  await expect(createHttp().send({ url: `${origin}/empty` }, asIs)).rejects.toMatchObject({
    code: 'HTTP_ANSWER',
  })
  const refuse = (): never => {
    throw new Error('not ours')
  }
  await expect(createHttp().send({ url: `${origin}/echo` }, refuse)).rejects.toThrow('not ours')
})

test('http: ten megabytes are not read to their end', async () => {
  await expect(createHttp().send({ url: `${origin}/long` }, asIs)).rejects.toMatchObject({
    code: 'HTTP_ANSWER',
    details: { reason: 'more than 5000000 bytes' },
  })
})

test('http: a blob comes with its bytes and the type the service gave, and is no JSON', async () => {
  const picture = await createHttp().send({ url: `${origin}/picture`, answer: 'blob' }, asBlob)
  expect(picture.type).toBe('image/svg+xml')
  expect(await picture.text()).toBe('<svg/>')
  const untyped = await createHttp().send({ url: `${origin}/untyped`, answer: 'blob' }, asBlob)
  expect([untyped.type, untyped.size]).toEqual(['', 3])
})

test('http: a blob outside 200 to 299 rejects as any response does', async () => {
  await expect(createHttp().send({ url: `${origin}/busy`, answer: 'blob' }, asBlob)).rejects.toBeInstanceOf(
    HttpStatusError,
  )
})

test('http: a request may allow less than the usual five megabytes', async () => {
  const request = { url: `${origin}/picture`, answer: 'blob', maxBytes: 5 } as const
  await expect(createHttp().send(request, asBlob)).rejects.toMatchObject({
    code: 'HTTP_ANSWER',
    details: { reason: 'more than 5 bytes' },
  })
  expect(await createHttp().send({ ...request, maxBytes: 6 }, asBlob)).toBeInstanceOf(Blob)
})

test('http: a server that never responds ends with the time-out, or with the signal of the caller', async () => {
  // Polled, so that a request that never ends fails by an assertion.
  let ended: unknown
  createHttp(20)
    .send({ url: `${origin}/silent` }, asIs)
    .catch((error: unknown) => {
      ended = error
    })
  await expect.poll(() => ended).toMatchObject({ name: 'TimeoutError' })
  const abort = new AbortController()
  const aborted = createHttp().send({ url: `${origin}/silent`, signal: abort.signal }, asIs)
  abort.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
})

test('http: ends with the time-out also where the browser says of every end that it was cancelled', async () => {
  const { fetch: own } = globalThis
  globalThis.fetch = (input, init) =>
    own(input, init).catch(() => {
      throw new DOMException('The user aborted a request.', 'AbortError')
    })
  try {
    const late = createHttp(20).send({ url: `${origin}/silent` }, asIs)
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
    const abort = new AbortController()
    const aborted = createHttp().send({ url: `${origin}/silent`, signal: abort.signal }, asIs)
    abort.abort()
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  } finally {
    globalThis.fetch = own
  }
})

test('http: the error of a refusal has the response body if that is short and JSON', async () => {
  const refusal = (path: string): Promise<unknown> =>
    createHttp()
      .send({ url: `${origin}${path}` }, asIs)
      .then(
        () => undefined,
        (error: unknown) => error,
      )
  expect(await refusal('/refused')).toMatchObject({
    code: 'HTTP_STATUS',
    status: 400,
    body: { reasons: [{ field: 'name', description: 'Taken' }] },
  })
  expect(await refusal('/refused-at-length')).toMatchObject({ status: 400, body: undefined })
  expect(await refusal('/refused-as-page')).toMatchObject({ status: 500, body: undefined })
})
