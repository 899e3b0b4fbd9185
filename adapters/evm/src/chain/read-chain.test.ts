import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import {
  createFakeHttp,
  type FakeHttp,
  result,
  rpcError,
  status,
} from '../../../../adapter-kit/src/test-support/fake-http'
import type { EvmOptions } from '../contract'
import { base } from '../networks'
import { ADDRESS } from '../test-support/connected-session'
import { toNetworks } from '../to-networks'
import { readNativeBalance } from './read-balances'
import { readChain, requestNode } from './read-chain'

const FIRST = 'https://first.example'
const SECOND = 'https://second.example'

interface Chain {
  readonly clock: FakeClock
  read(signal?: AbortSignal): Promise<unknown>
}

function chainOver(http: FakeHttp, given: Partial<EvmOptions> = {}): Chain {
  const clock = createFakeClock(Date.parse('2026-11-20T00:00:00Z'))
  const options = { networks: [base], rpcUrls: { 8453: [FIRST] }, ...given }
  const chains = { ctx: { http, clock, randomId: () => '0000', items: () => [] }, options, memory: new Map() }
  const [network] = toNetworks(options)
  if (!network) throw new Error('no network')
  return {
    clock,
    read: (signal = new AbortController().signal) =>
      readNativeBalance(chains, { namespace: 'eip155', address: ADDRESS }, network, signal),
  }
}

test('balance: one JSON-RPC call to the host’s URL', async () => {
  const http = createFakeHttp(result('0xde0b6b3a7640000'))
  expect(await chainOver(http).read()).toEqual({ value: '1000000000000000000', decimals: 18, symbol: 'ETH' })
  expect(http.sent).toEqual([
    {
      url: FIRST,
      body: { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [ADDRESS, 'latest'] },
    },
  ])
})

test.each([
  ['0x0', '0'],
  [`0x${'f'.repeat(64)}`, (2n ** 256n - 1n).toString()],
])('balance: %s', async (answer, value) => {
  expect(await chainOver(createFakeHttp(result(answer))).read()).toMatchObject({ value })
})

test.each([['0x'], ['1'], [1], [null], [{}], [`0x${'f'.repeat(65)}`], ['0x1 ']])(
  'balance: %j is no amount',
  async (answer) => {
    const http = createFakeHttp(result(answer))
    await expect(chainOver(http).read()).rejects.toMatchObject({ code: 'CHAIN_ANSWER' })
    expect(http.sent).toHaveLength(1)
  },
)

test('read: a cut connection is a typed error, after the last repeat', async () => {
  const http = createFakeHttp(new TypeError('Failed to fetch'))
  const { clock, read } = chainOver(http)
  const failed = expect(read()).rejects.toMatchObject({
    code: 'CHAIN_UNREACHABLE',
    message: 'Can’t reach the network',
    recovery: 'Check your connection, then try again.',
    cause: new TypeError('Failed to fetch'),
  })
  await clock.advance(60_000)
  await failed
  expect(http.sent).toHaveLength(4)
})

test.each([[null], ['ok'], [[]], [{}], [{ error: 'no' }], [{ jsonrpc: '2.0', id: 1 }]])(
  'read: %j is no JSON-RPC answer',
  async (answer) => {
    await expect(chainOver(createFakeHttp(answer)).read()).rejects.toMatchObject({ code: 'CHAIN_ANSWER' })
  },
)

const repeated: readonly unknown[] = [
  ...[403, 408, 413, 429, 500, 502, 503, 504].map((code) => status(code)),
  rpcError(-1),
  rpcError(-32005),
  new TypeError('Failed to fetch'),
]
test.each(repeated)('read: is repeated three times, after 150, 300 and 600 ms %#', async (answer) => {
  const http = createFakeHttp(answer)
  const { clock, read } = chainOver(http)
  const outcome = expect(read()).rejects.toBeDefined()
  await clock.advance(149)
  expect(http.sent).toHaveLength(1)
  await clock.advance(1)
  expect(http.sent).toHaveLength(2)
  await clock.advance(299)
  expect(http.sent).toHaveLength(2)
  await clock.advance(1)
  expect(http.sent).toHaveLength(3)
  await clock.advance(600)
  await outcome
  expect(http.sent).toHaveLength(4)
  expect(clock.waiting).toBe(0)
})

const final: readonly unknown[] = [status(400), status(401), status(404), rpcError(-32601), rpcError(3)]
test.each(final)('read: is not repeated %#', async (answer) => {
  const http = createFakeHttp(answer)
  await expect(chainOver(http).read()).rejects.toBeDefined()
  expect(http.sent).toHaveLength(1)
})

test('read: a repeat that succeeds is the result', async () => {
  const http = createFakeHttp(status(503), result('0x1'))
  const { clock, read } = chainOver(http)
  const reading = read()
  await clock.advance(150)
  expect(await reading).toMatchObject({ value: '1' })
})

const waits: readonly (readonly [header: string, ms: number])[] = [
  ['2', 2_000],
  ['0', 0],
  ['3600', 30_000],
  ['99999999999999999999', 30_000],
  ['Fri, 20 Nov 2026 00:00:05 GMT', 5_000],
  ['Fri, 20 Nov 2099 00:00:05 GMT', 30_000],
  ['Thu, 19 Nov 2026 00:00:05 GMT', 150],
  ['-5', 150],
  ['soon', 150],
  ['', 150],
]
test.each(waits)('read: Retry-After "%s" waits %i ms', async (header, ms) => {
  const http = createFakeHttp(status(429, header), result('0x1'))
  const { clock, read } = chainOver(http)
  const reading = read()
  if (ms > 0) {
    await clock.advance(ms - 1)
    expect(http.sent).toHaveLength(1)
  }
  await clock.advance(1)
  await reading
  expect(http.sent).toHaveLength(2)
})

test('read: the second URL serves for the first, at once', async () => {
  const http = createFakeHttp((url: string) => (url === FIRST ? status(500) : result('0x5')))
  const { read } = chainOver(http, { rpcUrls: { 8453: [FIRST, SECOND] } })
  expect(await read()).toMatchObject({ value: '5' })
  expect(http.sent.map(({ url }) => url)).toEqual([FIRST, SECOND])
})

test('read: a request that the chain refuses is not sent to another URL', async () => {
  const http = createFakeHttp(rpcError(-32000))
  const { read } = chainOver(http, { rpcUrls: { 8453: [FIRST, SECOND] } })
  await expect(read()).rejects.toMatchObject({ code: 'CHAIN_RPC', rpcCode: -32000 })
  expect(http.sent).toHaveLength(1)
})

test('read: with a transport every read uses it, and no URL is used', async () => {
  const http = createFakeHttp(result('0x1'))
  const asked: unknown[] = []
  let made = 0
  const { read } = chainOver(http, {
    transports: {
      8453: () => {
        made += 1
        return {
          config: { key: 'k', name: 'n', type: 't', request: async () => undefined },
          request: async (args: unknown) => {
            asked.push(args)
            return '0x7'
          },
        } as never
      },
    },
  })
  expect(await read()).toMatchObject({ value: '7' })
  await read()
  expect([asked.length, made, http.sent.length]).toEqual([2, 1, 0])
})

test('read: an abort ends the wait for a repeat', async () => {
  const http = createFakeHttp(status(503))
  const { clock, read } = chainOver(http)
  const abort = new AbortController()
  const outcome = expect(read(abort.signal)).rejects.toBe('gone')
  await clock.advance(100)
  abort.abort('gone')
  await outcome
  await clock.advance(60_000)
  expect([http.sent.length, clock.waiting]).toEqual([1, 0])
})

test('read: fifty calls that fail at the same time are not all repeated at once', async () => {
  const http = createFakeHttp(status(503))
  const { clock, read } = chainOver(http)
  const all = Promise.allSettled(Array.from({ length: 50 }, () => read()))
  await clock.advance(60_000)
  expect((await all).every(({ status: end }) => end === 'rejected')).toBe(true)
  expect(http.sent.length).toBeLessThanOrEqual(50 + 4 * 3)
  const again = expect(read()).rejects.toBeDefined()
  await clock.advance(60_000)
  await again
  expect(http.sent.length).toBeLessThanOrEqual(50 + 4 * 3 + 4)
})

test.each([
  ['eth_getProof', 4],
  ['eth_sendRawTransaction', 1],
  ['eth_signTransaction', 1],
  ['eth_newFilter', 1],
  ['of_another_node', 1],
  ['constructor', 1],
])(
  'read: %s is sent %i times where the network fails: only what is known to be repeatable is repeated',
  async (method, times) => {
    const http = createFakeHttp(status(503))
    const clock = createFakeClock(0)
    const ctx = { http, clock, randomId: () => '0000', items: () => [] }
    const options = { networks: [base], rpcUrls: { 8453: [FIRST] } }
    const [network] = toNetworks(options)
    if (!network) throw new Error('no network')
    const chains = { ctx, options, memory: new Map() }
    const { signal } = new AbortController()
    const outcome = expect(readChain(chains, network, { method, params: [] }, signal)).rejects.toBeDefined()
    await clock.advance(60_000)
    await outcome
    expect(http.sent).toHaveLength(times)
  },
)

const URL = 'https://first.example'

function over(...answers: Parameters<typeof createFakeHttp>) {
  const http = createFakeHttp(...answers)
  const options = { networks: [base], rpcUrls: { 8453: [URL] } }
  const ctx = { http, clock: createFakeClock(), randomId: () => '0000', items: () => [] }
  const [network] = toNetworks(options)
  if (!network) throw new Error('no network')
  const { signal } = new AbortController()
  const ask = (method: string) =>
    requestNode({ ctx, options, memory: new Map() }, { method, params: [] }, network, signal)
  return { ask, http }
}

test('node requests: methods of nodes are sent to the host’s own RPC URL, also if its response is empty', async () => {
  const { ask, http } = over(result('0x2a'), result(null))
  expect(await ask('eth_gasPrice')).toEqual({ answer: '0x2a' })
  expect(await ask('eth_getTransactionReceipt')).toEqual({ answer: null })
  expect(http.sent.map(({ url }) => url)).toEqual([URL, URL])
})

test.each([
  'eth_sendTransaction',
  'personal_sign',
  'eth_accounts',
  'wallet_sendCalls',
  'eth_sign',
  'unheard_of',
])('node requests: %s is not sent to a node', async (method) => {
  const { ask, http } = over()
  expect(await ask(method)).toBeUndefined()
  expect(http.sent).toEqual([])
})

test('node requests: a refusal keeps its code and data for the caller of a provider', async () => {
  const { ask } = over(rpcError(3, 'execution reverted'))
  await expect(ask('eth_call')).rejects.toMatchObject({
    code: 'CHAIN_RPC',
    cause: { code: 3, message: 'execution reverted' },
  })
})
