import type { Http } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { createBatchingServer } from './batch-calls'
import { all, answer, type Call, expected, openNetwork, readMany, refusing } from './test-support/rpc-network'

test('batch: calls of one task are one request, in which each has its own id', async () => {
  const { call, requests } = openNetwork(all)
  const answers = await Promise.all([call('a', [1]), call('b'), Promise.resolve().then(() => call('c'))])
  expect(answers).toEqual(['a 1', 'b ', 'c '])
  expect(requests.map(({ body }) => body)).toEqual([
    [
      { jsonrpc: '2.0', id: 1, method: 'a', params: [1] },
      { jsonrpc: '2.0', id: 2, method: 'b', params: [] },
      { jsonrpc: '2.0', id: 3, method: 'c', params: [] },
    ],
  ])
})

test('batch: a call is the same on a page whose lists have a toJSON', async () => {
  const sent: unknown[] = []
  const http: Http = {
    async send({ body }, parse) {
      sent.push(body)
      return parse({ jsonrpc: '2.0', id: 1, result: 'done' })
    },
  }
  const call = createBatchingServer(http, { url: 'https://one.example' })
  Reflect.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'by the page' })
  await call({ method: 'a', params: ['0x1', ['latest']] }, new AbortController().signal).finally(() =>
    Reflect.deleteProperty(Array.prototype, 'toJSON'),
  )
  expect(sent).toMatchObject([{ method: 'a', params: ['0x1', ['latest']] }])
})

test('batch: a call by itself is a plain object, and a later task is another request', async () => {
  const { call, requests } = openNetwork(all)
  await call('a')
  await call('b')
  expect(requests.map(({ body }) => body)).toEqual([
    { jsonrpc: '2.0', id: 1, method: 'a', params: [] },
    { jsonrpc: '2.0', id: 1, method: 'b', params: [] },
  ])
})

test('batch: equal calls are sent once, and each caller gets a value of its own', async () => {
  const { call, requests } = openNetwork((body) => ({ id: Object(body).id, result: { list: [1] } }))
  const [one, other] = await Promise.all([call('a', [{ to: 1 }]), call('a', [{ to: 1 }])])
  expect(requests).toHaveLength(1)
  expect([one, other]).toEqual([{ list: [1] }, { list: [1] }])
  Reflect.set(Object(one), 'list', 'changed')
  expect(other).toEqual({ list: [1] })
})

test('batch: what a caller changes after its call does not change what an equal call gets', async () => {
  const http: Http = { send: async ({ body }, parse) => parse(answer(JSON.parse(JSON.stringify(body)))) }
  const call = createBatchingServer(http, { url: 'https://one.example' })
  const { signal } = new AbortController()
  const params = ['right']
  const first = call({ method: 'a', params }, signal)
  params[0] = 'wrong'
  const second = call({ method: 'a', params: ['right'] }, signal)
  expect(await Promise.all([first, second])).toEqual(['a right', 'a right'])
})

test('batch: each call has its own error', async () => {
  const { call } = openNetwork(
    refusing((calls) => [
      { ...answer(calls[0] ?? failing) },
      { id: 2, error: { code: 3, message: 'execution reverted', data: '0x01' } },
      { id: 3, error: 'odd' },
    ]),
  )
  const [first, second, third] = await Promise.allSettled([call('a'), call('b'), call('c')])
  expect(first).toMatchObject({ value: 'a ' })
  expect(second).toMatchObject({ reason: { code: 'CHAIN_RPC', rpcCode: 3, rpcData: '0x01' } })
  expect(third).toMatchObject({ reason: { code: 'CHAIN_ANSWER', details: { method: 'c' } } })
})
const failing: Call = { id: 0, method: 'none', params: [] }

test('batch: has at most 100 calls', async () => {
  const { call, sizes } = openNetwork(all)
  expect(await readMany(call, 250)).toEqual(expected(250))
  expect(sizes()).toEqual([100, 100, 50])
})

test('batch: answers may come in any order', async () => {
  const { call, sizes } = openNetwork(refusing((calls) => calls.map(answer).reverse()))
  expect(await readMany(call, 5)).toEqual(expected(5))
  expect(sizes()).toEqual([5])
})

const later = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, 0))

test('batch: a call that must not be repeated goes alone, once', async () => {
  const { call, requests } = openNetwork(refusing(() => null))
  await Promise.all([
    call('a'),
    call('send', ['0x1'], undefined, true),
    call('send', ['0x1'], undefined, true),
    call('b'),
  ])
  const sent = requests.filter(({ body }) => JSON.stringify(body).includes('send'))
  expect(sent.map(({ body }) => body)).toEqual([
    { jsonrpc: '2.0', id: 1, method: 'send', params: ['0x1'] },
    { jsonrpc: '2.0', id: 1, method: 'send', params: ['0x1'] },
  ])
})

test('batch: a caller that leaves ends its call alone; the request ends with the last', async () => {
  const signals: AbortSignal[] = []
  let respond: (value: unknown) => void = () => undefined
  const { call } = openNetwork((_body, signal) => {
    if (signal) signals.push(signal)
    return new Promise((resolve, reject) => {
      respond = resolve
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const [one, other, same] = [new AbortController(), new AbortController(), new AbortController()]
  const first = call('a', [], one.signal)
  const second = call('b', [], other.signal)
  const third = call('b', [], same.signal)
  await later()
  one.abort('left')
  await expect(first).rejects.toBe('left')
  other.abort('left too')
  await expect(second).rejects.toBe('left too')
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  respond([
    { id: 1, result: 1 },
    { id: 2, result: 2 },
  ])
  expect(await third).toBe(2)
  const last = new AbortController()
  const fourth = [call('a', [], last.signal), call('b', [], last.signal)]
  await later()
  last.abort('gone')
  expect(await Promise.allSettled(fourth)).toMatchObject([{ reason: 'gone' }, { reason: 'gone' }])
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
})

test('batch: a caller that leaves before the request is sent is left out, and an equal call after it is sent', async () => {
  const { call, requests } = openNetwork(all)
  const caller = new AbortController()
  const left = call('a', [], caller.signal)
  const gone = expect(left).rejects.toBe('left')
  await Promise.resolve()
  caller.abort('left')
  expect(await Promise.all([call('a'), call('b')])).toEqual(['a ', 'b '])
  await gone
  expect(requests).toHaveLength(1)
  expect(requests[0]?.body).toHaveLength(2)
})

const hostile: readonly (readonly [what: string, answers: readonly unknown[]])[] = [
  [
    'one call twice',
    [
      { id: 1, result: 'a' },
      { id: 1, result: 'evil' },
      { id: 2, result: 'b' },
    ],
  ],
  [
    'one call with an error and a result',
    [
      { id: 1, result: 'a' },
      { id: 1, error: { code: 1 } },
      { id: 2, result: 'b' },
    ],
  ],
]
test.each(hostile)('batch: a server that answers %s is not believed', async (_what, answers) => {
  const { call } = openNetwork(refusing(() => answers))
  const [first, second] = await Promise.allSettled([call('a'), call('b')])
  expect(first).toMatchObject({ reason: { code: 'CHAIN_ANSWER', details: { method: 'a' } } })
  expect(second).toMatchObject({ value: 'b' })
})

test('batch: keys of prototypes and foreign ids in an answer change nothing', async () => {
  const odd = ['__proto__', 'constructor', 'toString', -1, 0, 1.5, 3, 1e300, null, {}, [], '1', true]
  const text = '{"__proto__":{"id":2,"result":"evil"},"id":"__proto__","result":"evil"}'
  const { call } = openNetwork(
    refusing((calls) => [
      ...odd.map((id) => ({ id, result: 'evil' })),
      null,
      7,
      [],
      JSON.parse(text),
      ...calls.map(answer),
    ]),
  )
  expect(await Promise.all([call('a'), call('b')])).toEqual(['a ', 'b '])
  expect(Object.hasOwn(Object.prototype, 'id')).toBe(false)
})

test('batch: an answer of 500,000 parts is read in a moment', async () => {
  const parts = Array.from({ length: 500_000 }, () => ({ id: 1 }))
  const { call } = openNetwork(refusing(() => parts))
  const [first, second] = await Promise.allSettled([call('a'), call('b')])
  expect(first).toMatchObject({ reason: { code: 'CHAIN_ANSWER' } })
  expect(second).toMatchObject({ value: 'b ' })
})

test('batch: params that are no JSON fail alone', async () => {
  const { call, clock } = openNetwork(all)
  const reading = Promise.allSettled([call('a', [1n]), call('b')])
  await clock.advance(10_000)
  const [first, second] = await reading
  expect(first).toMatchObject({ reason: { code: 'CHAIN_UNREACHABLE' } })
  expect(second).toMatchObject({ value: 'b ' })
})
