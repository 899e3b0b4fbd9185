import { ServiceResponseError } from '@latchkey/cloud/errors'
import { HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import type { PaymentOrder } from '../contract'
import { createExchangeApi, exchangesFor } from './exchange-api'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order: PaymentOrder = {
  asset: { networkId: 'eip155:1', address: USDC, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  recipient: SHOP,
  amount: '12500000',
  exchanges: {},
}
const onOther: PaymentOrder = {
  ...order,
  asset: { ...order.asset, networkId: 'bip122:000000000019d6689c08' },
}
const { signal } = new AbortController()

/** The exchanges of a service that answers with the result, the body or the error. */
function open({ result, body, error, projectId = 'p' }: Readonly<Record<string, unknown>> = {}) {
  const asked: unknown[] = []
  const api = createExchangeApi({
    projectId: typeof projectId === 'string' ? projectId : undefined,
    sdkQuery: async () => ({ projectId: 'p', st: 'shop', sv: 'js-1' }),
    async blockchainApi(request) {
      asked.push({ path: request.path, body: request.body })
      if (error !== undefined) throw error
      try {
        return request.parse(body ?? { jsonrpc: '2.0', id: 1, result })
      } catch (cause) {
        throw new ServiceResponseError(request.path, cause)
      }
    },
  })
  return { api, asked }
}

const refusal = (message: unknown) => ({ jsonrpc: '2.0', id: 1, error: { code: -32000, message } })
const one = { id: 'one', name: 'One' }
const list = (...exchanges: readonly unknown[]) => open({ result: { exchanges } }).api.list(order, signal)

test('exchanges: are asked for with the asset, whole tokens and the page’s choice', async () => {
  const { api, asked } = open({ result: { exchanges: [] } })
  await api.list({ ...order, exchanges: { includeOnly: ['one'] } }, signal)
  expect(asked).toEqual([
    {
      path: '/v1/json-rpc',
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'reown_getExchanges',
        params: {
          page: 0,
          asset: `eip155:1/erc20:${USDC}`,
          amount: '12.5',
          includeOnly: ['one'],
          projectId: 'p',
          st: 'shop',
          sv: 'js-1',
        },
      },
    },
  ])
})

test('exchanges: there are none without the data service, a project or an id of the asset', async () => {
  expect(await createExchangeApi(undefined).list(order, signal)).toEqual([])
  const { api, asked } = open({ projectId: null, result: { exchanges: [one] } })
  expect(await api.list(order, signal)).toEqual([])
  const other = open({ result: { exchanges: [one] } })
  expect(await other.api.list(onOther, signal)).toEqual([])
  expect([...asked, ...other.asked]).toEqual([])
})

test('exchanges: only those of the page’s choice are offered, whatever the service lists', async () => {
  const exchanges = [one, { id: 'two', name: 'Two' }, { id: 'three', name: 'Three' }]
  const listed = async (filter: PaymentOrder['exchanges']) => {
    const { api } = open({ result: { exchanges } })
    return (await api.list({ ...order, exchanges: filter }, signal)).map(({ id }) => id)
  }
  expect(await listed({})).toEqual(['one', 'two', 'three'])
  expect(await listed({ includeOnly: ['two'] })).toEqual(['two'])
  expect(await listed({ includeOnly: [] })).toEqual([])
  expect(await listed({ exclude: ['two'] })).toEqual(['one', 'three'])
})

test('exchanges: an entry that cannot be read costs itself only, and a name shows what is visible of it', async () => {
  const entries = [
    null,
    'one',
    { name: 'No id' },
    { id: '', name: 'Empty' },
    { id: 'x'.repeat(101), name: 'L' },
  ]
  const nameless = [{ id: 'a' }, { id: 'b', name: 7 }, { id: 'c', name: ' ' }, { id: 'd', name: '\u200b' }]
  expect(await list(...entries, ...nameless, { id: 'x'.repeat(100), name: ' Ex\u200b \n change ' })).toEqual([
    { id: 'x'.repeat(100), name: 'Ex change' },
  ])
})

test('exchanges: the first of an id counts, and twenty are shown', async () => {
  expect(await list(one, { id: 'one', name: 'Impostor' })).toEqual([one])
  const many = Array.from({ length: 25 }, (_, index) => ({ id: `${index}`, name: `Exchange ${index}` }))
  expect((await list(...many)).map(({ id }) => id)).toEqual(many.slice(0, 20).map(({ id }) => id))
})

test.each([
  ['https://exchange.example/icon.png', true],
  ['http://localhost:8080/icon.png', true],
  ['http://exchange.example/icon.png', false],
  ['data:image/svg+xml,<svg/>', false],
  ['wallet:icon', false],
  [`https://exchange.example/${'a'.repeat(4_000)}`, false],
  [7, false],
])('exchanges: a picture at %s is shown: %s', async (imageUrl, isShown) => {
  expect(await list({ ...one, imageUrl })).toEqual([isShown ? { ...one, imageUrl } : one])
})

test.each([
  ['a refusal', { body: refusal('no') }],
  ['no list', { result: { exchanges: 'all' } }],
  ['no result', { body: { jsonrpc: '2.0', id: 1 } }],
  ['no answer', { error: new TypeError('gone') }],
])('exchanges: %s is an error of the list', async (_what, answer) => {
  await expect(open(answer).api.list(order, signal)).rejects.toMatchObject({
    code: 'UNABLE_TO_GET_EXCHANGES',
    cause: expect.anything(),
  })
})

test('exchanges: whoever has left gets the reason for it, from each request', async () => {
  const reason = new Error('left')
  const { api } = open({ error: reason })
  const gone = AbortSignal.abort(reason)
  await expect(api.list(order, gone)).rejects.toBe(reason)
  await expect(api.open('one', order, gone)).rejects.toBe(reason)
  await expect(api.status('one', 'abc', gone)).rejects.toBe(reason)
})

test('exchange: its page is asked for with the recipient on the asset’s network', async () => {
  const { api, asked } = open({ result: { url: 'https://exchange.example/pay', sessionId: 'a-B_1' } })
  expect(await api.open('one', order, signal)).toEqual({
    url: 'https://exchange.example/pay',
    sessionId: 'a-B_1',
  })
  expect(asked).toMatchObject([
    {
      body: {
        method: 'reown_getExchangePayUrl',
        params: {
          exchangeId: 'one',
          asset: `eip155:1/erc20:${USDC}`,
          amount: '12.5',
          recipient: `eip155:1:${SHOP}`,
        },
      },
    },
  ])
})

const page = { url: 'https://exchange.example/pay', sessionId: 'abc' }

test.each([
  ['no web address', { ...page, url: 'javascript:alert(1)' }],
  ['no session', { url: page.url }],
  ['an empty session', { ...page, sessionId: '' }],
  ['a session with other characters', { ...page, sessionId: 'abc/../d' }],
  ['a session that is too long', { ...page, sessionId: 'a'.repeat(51) }],
])('exchange: %s is no page to pay on', async (_what, result) => {
  await expect(open({ result }).api.open('one', order, signal)).rejects.toMatchObject({
    code: 'UNABLE_TO_GET_PAY_URL',
  })
})

test('exchange: one that does not have the asset says so, with any HTTP status', async () => {
  const body = refusal('Asset USDC is not supported by one')
  const refused = { code: 'ASSET_NOT_SUPPORTED' }
  await expect(open({ body }).api.open('one', order, signal)).rejects.toMatchObject(refused)
  const http = new HttpStatusError(400, undefined, body)
  await expect(open({ error: http }).api.open('one', order, signal)).rejects.toMatchObject(refused)
  const others = [refusal('Try later'), refusal(7), { error: 'is not supported' }]
  for (const other of others)
    await expect(open({ body: other }).api.open('one', order, signal)).rejects.toMatchObject({
      code: 'UNABLE_TO_GET_PAY_URL',
    })
})

test('exchange: without the data service, or for an asset without an id, there is none', async () => {
  const refused = { code: 'ASSET_NOT_SUPPORTED' }
  await expect(createExchangeApi(undefined).open('one', order, signal)).rejects.toMatchObject(refused)
  const { api, asked } = open({ result: page })
  await expect(api.open('one', onOther, signal)).rejects.toMatchObject(refused)
  expect(asked).toEqual([])
})

const HASH = `0x${'ab'.repeat(32)}`

test.each([
  [{ status: 'UNKNOWN' }, { status: 'UNKNOWN' }],
  [{ status: 'IN_PROGRESS', txHash: null }, { status: 'IN_PROGRESS' }],
  [
    { status: 'SUCCESS', txHash: HASH },
    { status: 'SUCCESS', hash: HASH },
  ],
  [{ status: 'FAILED', txHash: 'short' }, { status: 'FAILED' }],
  [{ status: 'SUCCESS', txHash: `${HASH}/../x` }, { status: 'SUCCESS' }],
  [{ status: 'SUCCESS', txHash: `x ${HASH}` }, { status: 'SUCCESS' }],
  [{ status: 'SUCCESS', txHash: 'a'.repeat(101) }, { status: 'SUCCESS' }],
])('exchange: the status %j is read as %j', async (result, read) => {
  const { api, asked } = open({ result })
  expect(await api.status('one', 'abc', signal)).toEqual(read)
  expect(asked).toMatchObject([
    { body: { method: 'reown_getExchangeBuyStatus', params: { exchangeId: 'one', sessionId: 'abc' } } },
  ])
})

test('exchange: another status, a refusal and no service are no status', async () => {
  const failed = { code: 'UNABLE_TO_GET_BUY_STATUS' }
  await expect(open({ result: { status: 'DONE' } }).api.status('one', 'abc', signal)).rejects.toMatchObject(
    failed,
  )
  await expect(open({ body: refusal('no') }).api.status('one', 'abc', signal)).rejects.toMatchObject(failed)
  await expect(createExchangeApi(undefined).status('one', 'abc', signal)).rejects.toMatchObject(failed)
})

test('exchanges: the one for test networks is shown on these alone', () => {
  const items = [one, { id: 'reown_test', name: 'Test' }]
  expect(exchangesFor(items, true)).toEqual([items[1]])
  expect(exchangesFor(items, false)).toEqual([one])
})
