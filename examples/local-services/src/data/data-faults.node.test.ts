import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { devAccounts } from '../chain/dev-accounts'
import { type LocalServices, startLocalServices } from '../start-local-services'
import { type Asked, askData, balancePath, callsOf, KIT, refusal } from '../testing/data-client'
import { freePorts } from '../testing/free-ports'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const [first] = devAccounts

let services: LocalServices

beforeAll(async () => {
  services = await startLocalServices({ ports: freePorts })
})
afterAll(() => services.stop())
const ask = (path: string, asked?: Asked) => askData(services, path, asked)

beforeEach(async () => {
  await fetch(`${services.urls.gateway}/faults`, { method: 'DELETE' })
  await fetch(`${services.urls.gateway}/requests`, { method: 'DELETE' })
})

async function setFault(fault: Readonly<Record<string, unknown>>): Promise<void> {
  const reply = await fetch(`${services.urls.gateway}/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
  })
  expect(reply.status).toBe(200)
}

test('refusals: a missing project id is 401, an unknown path 404, in the service’s format', async () => {
  expect(await ask('/v1/supported-chains', { kit: false })).toMatchObject({
    status: 401,
    body: refusal('projectId', 'Project ID is missing'),
  })
  expect(await ask(`/v1/account/${first}/nothing`)).toMatchObject({
    status: 404,
    body: { status: 'FAILED', reasons: [{ field: 'path' }] },
  })
  expect(await ask('/v1/identity/%E0%A4%A')).toMatchObject({ status: 400 })
})

test('log: has path and query of every request, and lists those of one endpoint or of all', async () => {
  await ask(`/v1/identity/${first}?sender=${first}`)
  await ask('/v1/supported-chains')
  expect(await callsOf(services, 'data:identity')).toEqual([
    `GET /data/v1/identity/${first}?sender=${first}&${KIT}`,
  ])
  expect(await callsOf(services, 'data')).toHaveLength(2)
})

test('faults: one endpoint or all can be slow, failing, cut, garbage, or validly empty', async () => {
  await setFault({ service: 'data', kind: 'status', status: 429 })
  expect(await ask('/v1/supported-chains')).toMatchObject({
    status: 429,
    body: { status: 'FAILED', reasons: [{ field: 'rate_limited' }] },
  })
  await setFault({ service: 'data:identity', kind: 'empty', times: 1 })
  expect(await ask(`/v1/identity/${first}`)).toMatchObject({
    status: 200,
    body: { name: null, avatar: null },
  })
  expect(await ask(`/v1/identity/${first}`)).toMatchObject({ status: 429 })
  await setFault({ service: 'data', kind: 'none' })
  for (const [service, path, empty] of [
    ['data:balance', balancePath(first), { balances: [] }],
    ['data:supported-chains', '/v1/supported-chains', { http: [], ws: [] }],
    ['data:profile', `/v1/profile/reverse/${first}?apiVersion=2`, []],
  ] as const) {
    await setFault({ service, kind: 'empty', times: 1 })
    expect((await ask(path)).body).toEqual(empty)
    expect((await ask(path)).body).not.toEqual(empty)
  }
  await setFault({ service: 'data:balance', kind: 'garbage', times: 1 })
  await expect(ask(balancePath(first))).rejects.toThrow('JSON')
  await setFault({ service: 'data:balance', kind: 'cut', times: 1 })
  await expect(ask(balancePath(first))).rejects.toThrow('fetch failed')
})

test('faults: `empty` is refused for an endpoint without an empty response', async () => {
  const reply = await fetch(`${services.urls.gateway}/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'frame', kind: 'empty' }),
  })
  expect(reply.status).toBe(400)
})

test('pages: may send the headers that the service allows and no others', async () => {
  const preflight = await fetch(`${services.urls.gateway}/data/v1/supported-chains`, {
    method: 'OPTIONS',
    headers: { origin: 'http://127.0.0.1:4800', 'access-control-request-headers': 'x-other' },
  })
  const allowed = preflight.headers.get('access-control-allow-headers') ?? ''
  expect(allowed).toContain('x-sdk-version')
  expect(allowed).not.toContain('x-other')
})
