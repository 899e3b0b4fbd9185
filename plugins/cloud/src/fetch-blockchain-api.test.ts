import { HttpResponseError, HttpStatusError } from '@latchkey/kernel/web'
import { expect, test, vi } from 'vitest'
import { version } from '../package.json'
import type { BlockchainApiRequest, CloudApi } from './contract'
import { createCloud } from './test-support/create-cloud'

const COMMON = `projectId=test-id&st=latchkey&sv=js-latchkey-${version}`
const SUPPORTED = '/v1/supported-chains'
const served = { http: ['eip155:1', 'eip155:8453'], ws: [] }

function ask<Answer = unknown>(
  api: CloudApi,
  request: Partial<BlockchainApiRequest<Answer>> & Pick<BlockchainApiRequest<Answer>, 'parse'>,
): Promise<Answer> {
  return api.blockchainApi({ path: '/v1/balance', signal: new AbortController().signal, ...request })
}
const parse = (answer: unknown): unknown => answer

test('blockchain API: nothing is sent before the first call', () => {
  expect(createCloud().service.sent).toEqual([])
})

test('blockchain API: the query is projectId, st, sv, the given values, and the client id last; undefined values are left out', async () => {
  const { api, service } = createCloud({ '/v1/balance': { fine: true } })
  const query = { currency: 'usd', cursor: undefined, chainId: 'eip155:1', empty: '' }
  expect(await ask(api, { query, parse })).toEqual({ fine: true })
  api.setClientId('relay&id')
  await ask(api, { query, parse, path: 'v1/balance' })
  api.setClientId(undefined)
  await ask(api, { parse })
  const given = `/v1/balance?${COMMON}&currency=usd&chainId=eip155%3A1&empty=`
  expect(service.paths()).toEqual([given, `${given}&clientId=relay%26id`, `/v1/balance?${COMMON}`])
  expect(service.sent.map(({ method, body }) => [method, body])).toEqual(Array(3).fill(['GET', undefined]))
})

test('blockchain API: a body makes it a POST of JSON', async () => {
  const { api, service } = createCloud({ '/v1/fungible/price': { fungibles: [] } })
  await ask(api, { path: '/v1/fungible/price', body: { currency: 'usd' }, parse })
  expect(service.sent[0]).toMatchObject({ method: 'POST', body: { currency: 'usd' } })
  // The kernel sets `content-type: application/json` by default.
  expect(service.sent[0]?.headers).toBeUndefined()
})

test.each(['', '.', '..', '%2e', '.%2E'])(
  'blockchain API: a path with the segment %j would lead elsewhere, and is not asked for',
  async (segment) => {
    const { api, service } = createCloud()
    for (const path of [`/v1/account/${segment}/history`, `/v1/identity/${segment}`])
      await expect(ask(api, { path, parse })).rejects.toMatchObject({
        code: 'SERVICE_PATH',
        nothingSent: true,
        details: { path },
      })
    expect(service.sent).toEqual([])
  },
)

test('blockchain API: dots within a segment are allowed', async () => {
  const { api, service } = createCloud({ '/v1/profile/account/..ada.eth': 1 })
  await ask(api, { path: '/v1/profile/account/..ada.eth', parse })
  expect(service.sent).toHaveLength(1)
})

test('blockchain API: dataUrl sets another service', async () => {
  const { api, service } = createCloud(
    { '/data/v1/balance': 1 },
    { projectId: 'x', dataUrl: 'http://127.0.0.1:4801/data//' },
  )
  await ask(api, { parse })
  expect(service.sent[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:4801\/data\/v1\/balance\?projectId=x&/)
  expect(createCloud().api.projectId).toBe('test-id')
})

test('blockchain API: a status outside 200 to 299 rejects, and nothing is repeated', async () => {
  for (const status of [400, 401, 429, 500, 503]) {
    const { api, service } = createCloud({ '/v1/balance': new HttpStatusError(status, '1') })
    await expect(ask(api, { parse })).rejects.toMatchObject({
      code: 'HTTP_STATUS',
      status,
      message: `HTTP status code: ${status}`,
    })
    expect(service.sent).toHaveLength(1)
  }
})

test('blockchain API: no response, no JSON and a response of another shape have errors of their own', async () => {
  const at = (answer: unknown) => createCloud({ '/v1/balance': answer }).api
  const refuse = (): never => {
    throw new Error('not what was asked for')
  }
  await expect(ask(at(new TypeError('offline')), { parse })).rejects.toMatchObject({
    code: 'SERVICE_UNREACHABLE',
    cause: { message: 'offline' },
  })
  await expect(ask(at(new HttpResponseError('no JSON')), { parse })).rejects.toMatchObject({
    code: 'SERVICE_ANSWER',
    details: { path: '/v1/balance' },
  })
  await expect(ask(at({}), { parse: refuse })).rejects.toMatchObject({
    code: 'SERVICE_ANSWER',
    cause: { message: 'not what was asked for' },
  })
})

test("blockchain API: an aborted request rejects with the signal's reason", async () => {
  const { api, service } = createCloud({ [SUPPORTED]: () => new Promise(() => undefined) })
  const early = AbortSignal.abort(new Error('early'))
  await expect(ask(api, { parse, signal: early })).rejects.toThrow('early')
  expect(service.sent).toEqual([])
  const abort = new AbortController()
  const asked = ask(api, { parse, networkId: 'eip155:1', signal: abort.signal })
  await vi.waitFor(() => expect(service.sent).toHaveLength(1))
  abort.abort(new Error('late'))
  await expect(asked).rejects.toThrow('late')
  expect(service.sent).toHaveLength(1)
})

test('blockchain API: nothing is sent for an unsupported network', async () => {
  const { api, service } = createCloud({ [SUPPORTED]: served, '/v1/balance': 'answer' })
  expect(await ask(api, { networkId: 'eip155:1', parse })).toBe('answer')
  await expect(ask(api, { networkId: 'eip155:10', parse })).rejects.toMatchObject({
    code: 'SERVICE_NETWORK',
    nothingSent: true,
    details: { networkId: 'eip155:10' },
  })
  expect(service.paths().map((path) => path.split('?')[0])).toEqual([SUPPORTED, '/v1/balance'])
})

test('blockchain API: when the served networks cannot be fetched, the error has that cause', async () => {
  const failure = new HttpStatusError(503, undefined)
  const { api } = createCloud({ [SUPPORTED]: failure })
  await expect(ask(api, { networkId: 'eip155:1', parse })).rejects.toMatchObject({
    code: 'SERVICE_NETWORK',
    nothingSent: true,
    cause: failure,
  })
})

test('blockchain API: without a project id nothing is sent', async () => {
  const { api, service } = createCloud({}, {})
  await expect(ask(api, { networkId: 'eip155:1', parse })).rejects.toMatchObject({
    code: 'PROJECT_ID_MISSING',
    nothingSent: true,
  })
  expect(await api.supports('eip155:1')).toBe(false)
  expect(service.sent).toEqual([])
})

test('blockchain API: stopping aborts requests in flight', async () => {
  const { api, service, stop } = createCloud({
    '/v1/balance': ({ signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  })
  const asked = ask(api, { parse })
  await vi.waitFor(() => expect(service.sent).toHaveLength(1))
  stop()
  await expect(asked).rejects.toBeDefined()
})
