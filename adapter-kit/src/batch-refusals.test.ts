import { HttpResponseError, HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import {
  all,
  answer,
  type Call,
  expected,
  fail,
  isBatch,
  numbers,
  openNetwork,
  readMany,
  refusing,
} from './test-support/rpc-network'

const wholeError = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batches are not supported' } }
const refusals: readonly (readonly [what: string, respond: (calls: readonly Call[]) => unknown])[] = [
  ['an error object', () => wholeError],
  ['the answer to one call', (calls) => calls.map(answer)[0]],
  ['nothing', () => null],
  ['an empty list', () => []],
  ['a list with that error', () => [wholeError]],
  ['that error for each call', (calls) => calls.map(({ id }) => ({ ...wholeError, id }))],
  ['other ids', (calls) => calls.map((call) => ({ ...answer(call), id: `${call.id}` }))],
  ['the first answer alone', (calls) => calls.map(answer).slice(0, 1)],
  ...[400, 404, 405, 413, 415, 422].map(
    (code) => [`HTTP ${code}`, fail(new HttpStatusError(code, undefined))] as const,
  ),
  ['HTTP 500 in JSON', fail(new HttpStatusError(500, undefined, { message: 'too many', code: 31 }))],
  ['HTML', fail(new HttpResponseError('no JSON'))],
]
test.each(refusals)(
  'batch: a server that answers %s gets each call alone from then on',
  async (_what, respond) => {
    const { call, sizes } = openNetwork(refusing(respond))
    expect(await readMany(call, 30)).toEqual(expected(30))
    const before = sizes().length
    // The batch, and a smaller one, were in vain.
    expect(before).toBeLessThanOrEqual(32)
    expect(await readMany(call, 30)).toEqual(expected(30))
    expect(sizes().slice(before)).toEqual(Array.from({ length: 30 }, () => 1))
  },
)

test('batch: a server that takes only few calls at once gets few', async () => {
  const { call, sizes } = openNetwork(
    refusing((calls) => (calls.length > 20 ? wholeError : calls.map(answer))),
  )
  expect(await readMany(call, 99)).toEqual(expected(99))
  const before = sizes().length
  expect(await readMany(call, 99)).toEqual(expected(99))
  expect(sizes().slice(before)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 9])
})

test('batch: what one server does not answer goes to the next one together', async () => {
  const urls = ['https://one.example', 'https://two.example']
  const { call, requests, sizes } = openNetwork((body, signal, url) => {
    if (url === urls[0]) throw new HttpStatusError(400, undefined)
    return all(body, signal, url)
  }, urls)
  expect(await readMany(call, 99)).toEqual(expected(99))
  expect(requests.map(({ url }, index) => [url, sizes()[index]])).toEqual([
    [urls[0], 99],
    [urls[0], 10],
    [urls[0], 1],
    [urls[1], 99],
  ])
})

test('batch: a server that is away is not sent each call alone', async () => {
  for (const error of [
    new TypeError('Failed to fetch'),
    new HttpStatusError(502, undefined),
    new HttpStatusError(429, '1'),
  ]) {
    const { call, sizes, clock } = openNetwork(fail(error))
    const reading = Promise.allSettled(numbers(99).map((index) => call('read', [index])))
    await clock.advance(60_000)
    expect((await reading).every(({ status }) => status === 'rejected')).toBe(true)
    // Four calls are repeated three times.
    expect(sizes().length).toBeLessThanOrEqual(13)
  }
})

test('batch: a server that refuses everything is asked thrice, and remembered as nothing', async () => {
  let isAway = true
  const { call, sizes } = openNetwork((body, signal, url) => {
    if (isAway) throw new HttpStatusError(400, undefined)
    return all(body, signal, url)
  })
  const reading = await Promise.allSettled(numbers(99).map((index) => call('read', [index])))
  expect(reading.every(({ status }) => status === 'rejected')).toBe(true)
  expect(sizes()).toEqual([99, 10, 1])
  isAway = false
  expect(await readMany(call, 99)).toEqual(expected(99))
  expect(sizes().slice(3)).toEqual([99])
})

test('batch: where the rate counts calls, batches become smaller', async () => {
  const { call, sizes, clock } = openNetwork((body, signal, url) => {
    if (isBatch(body) && body.length > 10) throw new HttpStatusError(429, undefined)
    return all(body, signal, url)
  })
  for (let round = 0; round < 2; round += 1) {
    const reading = Promise.allSettled(numbers(99).map((index) => call('read', [index])))
    await clock.advance(60_000)
    await reading
  }
  const before = sizes().length
  expect(await readMany(call, 99)).toEqual(expected(99))
  expect(sizes().slice(before).length).toBe(10)
})
