import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LocalServices, startLocalServices } from '../start-local-services'
import { freePorts } from '../testing/free-ports'
import type { FaultRequest } from './fault'

const CHAIN_ID_CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'

let services: LocalServices
let gateway: string

beforeAll(async () => {
  services = await startLocalServices({ ports: freePorts })
  gateway = services.urls.gateway
}, 60_000)

afterAll(() => services.stop())

beforeEach(async () => {
  await fetch(`${gateway}/faults`, { method: 'DELETE' })
  await fetch(`${gateway}/requests`, { method: 'DELETE' })
})

async function switchFault(fault: FaultRequest): Promise<unknown> {
  return (await fetch(`${gateway}/faults`, { method: 'POST', body: JSON.stringify(fault) })).json()
}

function callChain(id: 1 | 8453, body = CHAIN_ID_CALL, signal?: AbortSignal): Promise<Response> {
  return fetch(`${gateway}/rpc/${id}`, { method: 'POST', body, ...(signal ? { signal } : {}) })
}

async function getJson(path: string): Promise<unknown> {
  return (await fetch(`${gateway}${path}`)).json()
}

test('slow: responds after the delay and delays nothing else', async () => {
  await switchFault({ service: 'rpc:1', kind: 'slow', delayMs: 600_000, times: 1 })
  const patience = new AbortController()
  const slow = callChain(1, CHAIN_ID_CALL, patience.signal)
  const ended = expect(slow).rejects.toThrow('no patience')
  expect(await (await callChain(8453)).json()).toMatchObject({ result: '0x2105' })
  await expect.poll(() => getJson('/requests?service=rpc:1')).toHaveLength(1)
  patience.abort(new Error('no patience'))
  await ended
  await switchFault({ service: 'rpc:1', kind: 'slow', delayMs: 1 })
  expect(await (await callChain(1)).json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x1' })
})

test('status: responds with it as often as configured, then normally', async () => {
  expect(await switchFault({ service: 'rpc', kind: 'status', status: 429, times: 2 })).toEqual([
    { service: 'rpc', kind: 'status', status: 429, times: 2 },
  ])
  expect((await callChain(1)).status).toBe(429)
  expect(await getJson('/faults')).toEqual([{ service: 'rpc', kind: 'status', status: 429, times: 1 }])
  expect((await callChain(8453)).status).toBe(429)
  expect(await getJson('/faults')).toEqual([])
  expect((await callChain(1)).status).toBe(200)
})

test('status: a page can read the failed response (CORS)', async () => {
  await switchFault({ service: 'rpc', kind: 'status', status: 500 })
  const answer = await fetch(`${gateway}/rpc/1`, {
    method: 'POST',
    headers: { origin: 'http://localhost:4800' },
    body: CHAIN_ID_CALL,
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4800')
})

test('cut: breaks the connection without a response', async () => {
  await switchFault({ service: 'rpc:8453', kind: 'cut' })
  await expect(callChain(8453)).rejects.toThrow('fetch failed')
  expect((await callChain(1)).status).toBe(200)
})

test('garbage: responds with 200 and invalid JSON', async () => {
  await switchFault({ service: 'rpc:1', kind: 'garbage' })
  const answer = await callChain(1)
  expect(answer.status).toBe(200)
  await expect(answer.json()).rejects.toThrow(SyntaxError)
})

test('none: removes the fault of one service, DELETE those of all', async () => {
  await switchFault({ service: 'rpc:1', kind: 'cut' })
  await switchFault({ service: 'frame', kind: 'status', status: 503 })
  expect((await fetch(`${services.urls.frame}/sdk`)).status).toBe(503)
  expect(await switchFault({ service: 'rpc:1', kind: 'none' })).toHaveLength(1)
  expect((await callChain(1)).status).toBe(200)
  await fetch(`${gateway}/faults`, { method: 'DELETE' })
  expect((await fetch(`${services.urls.frame}/sdk`)).status).toBe(200)
})

test('faults: the fault of a single chain takes precedence over that of all chains', async () => {
  await switchFault({ service: 'rpc', kind: 'status', status: 500 })
  await switchFault({ service: 'rpc:1', kind: 'status', status: 503 })
  expect([(await callChain(1)).status, (await callChain(8453)).status]).toEqual([503, 500])
})

test('faults: one on the gateway does not affect the switch', async () => {
  await switchFault({ service: 'gateway', kind: 'cut' })
  await expect(fetch(`${gateway}/health`)).rejects.toThrow('fetch failed')
  expect(await getJson('/faults')).toEqual([{ service: 'gateway', kind: 'cut' }])
  expect(await switchFault({ service: 'gateway', kind: 'none' })).toEqual([])
  expect(await getJson('/health')).toEqual({ status: 'ok' })
})

test('faults: an invalid body changes nothing', async () => {
  const answer = await fetch(`${gateway}/faults`, { method: 'POST', body: '{"service":"rpc","kind":"slow"}' })
  expect([answer.status, await answer.json()]).toEqual([400, { error: '"delayMs" is missing.' }])
  expect(await getJson('/faults')).toEqual([])
})

test('requests: have the service, the method and the fault of each call', async () => {
  await getJson('/chains')
  await fetch(services.urls.frame)
  await switchFault({ service: 'rpc:8453', kind: 'status', status: 503, times: 1 })
  await callChain(8453)
  await callChain(1, `[${CHAIN_ID_CALL},{"jsonrpc":"2.0","id":2,"method":"eth_blockNumber"}]`)
  await callChain(1, 'nonsense')
  const atMs = expect.any(Number)
  expect(await getJson('/requests')).toEqual([
    { service: 'gateway', call: 'GET /chains', atMs, fault: null },
    { service: 'frame', call: 'GET /', atMs, fault: null },
    { service: 'rpc:8453', call: 'eth_chainId', atMs, fault: 'status' },
    { service: 'rpc:1', call: 'eth_chainId', atMs, fault: null },
    { service: 'rpc:1', call: 'eth_blockNumber', atMs, fault: null },
    { service: 'rpc:1', call: '(unreadable)', atMs, fault: null },
  ])
  expect(await getJson('/requests?service=frame')).toHaveLength(1)
  await fetch(`${gateway}/requests`, { method: 'DELETE' })
  expect(await getJson('/requests')).toEqual([])
})
