import { ADDRESS } from '@latchkey/testing'
import { expect, test, vi } from 'vitest'
import { historyContract } from './contract'
import { createFakeService, createHistoryPage, type HistoryTestPage } from './test-support/history-page'
import { wire } from './test-support/wire'

const PATH = `/v1/account/${ADDRESS}/history`

/** Waits for a request and answers it. */
async function answer(
  page: HistoryTestPage,
  count: number,
  data: readonly unknown[],
  next?: string,
): Promise<void> {
  await vi.waitFor(() => expect(page.asked).toHaveLength(count))
  page.asked[count - 1]?.respond({ data, next })
}

test('load: reads the newest page of the active account on its network, once in 15 s', async () => {
  const page = createHistoryPage()
  const loading = Promise.all([page.api.load(), page.api.load()])
  await answer(page, 1, [wire('a')])
  await loading
  expect(page.asked).toMatchObject([{ path: PATH, query: { cursor: undefined, chainId: 'eip155:1' } }])
  expect(page.ids()).toEqual(['a'])
  await page.clock.advance(15_000)
  await page.api.load()
  expect(page.asked).toHaveLength(1)
  await page.clock.advance(1)
  void page.api.load()
  await answer(page, 2, [wire('b'), wire('a')])
  await vi.waitFor(() => expect(page.ids()).toEqual(['b', 'a']))
})

test('load more: follows the cursor and requests each page once', async () => {
  const page = createHistoryPage()
  const loading = page.api.load()
  await answer(page, 1, [wire('a')], 'c1')
  await loading
  const more = Promise.all([page.api.loadMore(), page.api.loadMore()])
  await answer(page, 2, [wire('b')])
  await more
  expect(page.asked[1]).toMatchObject({ path: PATH, query: { cursor: 'c1', chainId: 'eip155:1' } })
  await page.api.loadMore()
  expect(page.asked).toHaveLength(2)
  // A reload of the newest page keeps the older pages.
  const again = page.api.refresh()
  await answer(page, 3, [wire('new'), wire('a')], 'c-new')
  await again
  expect(Object.keys(page.latchkey.read(historyContract).pages)).toHaveLength(2)
  await page.api.loadMore()
  expect(page.asked).toHaveLength(3)
})

test('drop older: keeps the newest page, and nothing of one that is being read', async () => {
  const page = createHistoryPage()
  const loading = page.api.load()
  await answer(page, 1, [wire('a')], 'c1')
  await loading
  const more = page.api.loadMore()
  await answer(page, 2, [wire('b')], 'c2')
  await more
  const further = page.api.loadMore()
  await vi.waitFor(() => expect(page.asked).toHaveLength(3))
  await page.api.dropOlder()
  await further
  expect(page.asked[2]?.signal.aborted).toBe(true)
  expect(Object.keys(page.latchkey.read(historyContract).pages)).toEqual([`eip155:1:${ADDRESS}`])
  void page.api.loadMore()
  await vi.waitFor(() => expect(page.asked[3]?.query).toMatchObject({ cursor: 'c1' }))
})

test('failure: is in the state, a banner and an event; the next try is 30 s later', async () => {
  const page = createHistoryPage()
  const failures: unknown[] = []
  page.latchkey.on('history:failed', ({ networkId }) => void failures.push(networkId))
  const loading = page.api.load()
  await vi.waitFor(() => expect(page.asked).toHaveLength(1))
  page.asked[0]?.reject(new Error('down'))
  await loading
  expect(page.newest()).toMatchObject({ status: 'failed' })
  expect([page.errors.length, failures]).toEqual([1, ['eip155:1']])
  await page.api.load()
  expect(page.asked).toHaveLength(1)
  await page.clock.advance(30_001)
  void page.api.load()
  await answer(page, 2, [wire('a')])
  await vi.waitFor(() => expect(page.ids()).toEqual(['a']))
})

test.each([{ data: 'x' }, [], null, 'text', { status: 'FAILED' }])(
  'failure: an answer of %j is one, and shows no row',
  async (body) => {
    const page = createHistoryPage()
    const loading = page.api.load()
    await vi.waitFor(() => expect(page.asked).toHaveLength(1))
    page.asked[0]?.respond(body)
    await loading
    expect(page.newest()).toMatchObject({ status: 'failed' })
    expect(page.errors).toMatchObject([{ error: { code: 'SERVICE_ANSWER' } }])
  },
)

test('failure: of an older page keeps the list', async () => {
  const page = createHistoryPage()
  const loading = page.api.load()
  await answer(page, 1, [wire('a')], 'c1')
  await loading
  const more = page.api.loadMore()
  await vi.waitFor(() => expect(page.asked).toHaveLength(2))
  page.asked[1]?.reject(new Error('down'))
  await more
  expect(page.ids()).toEqual(['a'])
  expect(Object.values(page.latchkey.read(historyContract).pages)).toMatchObject([
    { status: 'known' },
    { status: 'failed' },
  ])
})

test('switch: another network aborts the request, whose response is never used for it', async () => {
  const page = createHistoryPage()
  void page.api.load()
  await vi.waitFor(() => expect(page.asked).toHaveLength(1))
  page.switchTo('eip155:8453')
  expect(page.asked[0]?.signal.aborted).toBe(true)
  page.asked[0]?.respond({ data: [wire('of ethereum')] })
  const loading = page.api.load()
  await answer(page, 2, [wire('a'), wire('b', { chain: 'eip155:8453' })])
  await loading
  expect(page.asked[1]?.query).toMatchObject({ chainId: 'eip155:8453' })
  expect(page.ids()).toEqual(['b'])
})

test('switch: keeps the newest page of the previous account, and nothing after disconnecting', async () => {
  const page = createHistoryPage()
  const loading = page.api.load()
  await answer(page, 1, [wire('a')], 'c1')
  await loading
  const more = page.api.loadMore()
  await answer(page, 2, [wire('b')])
  await more
  page.switchTo('eip155:8453')
  expect(Object.keys(page.latchkey.read(historyContract).pages)).toEqual([`eip155:1:${ADDRESS}`])
  page.disconnect()
  expect(page.latchkey.read(historyContract).pages).toEqual({})
  await page.api.load()
  await page.api.loadMore()
  expect(page.asked).toHaveLength(2)
})

test('no service: without cloud, a project or support for the network the page is empty', async () => {
  const services = ['none' as const, createFakeService({ projectId: '' }), createFakeService({ served: [] })]
  for (const service of services) {
    const page = createHistoryPage({}, service)
    await page.api.load()
    expect(page.newest()).toMatchObject({ status: 'known', source: 'none', transactions: [] })
    expect(page.errors).toEqual([])
    await expect(
      page.api.fetchPage({ accountAddress: ADDRESS, networkId: 'eip155:1' }),
    ).rejects.toMatchObject({
      code: 'HISTORY_UNAVAILABLE',
    })
  }
})

test('fetchPage: reads any account and page; rejects without an address', async () => {
  const page = createHistoryPage()
  const reading = page.api.fetchPage({ accountAddress: '0x1', networkId: 'eip155:8453', cursor: 'c' })
  await answer(page, 1, [wire('a', { chain: 'eip155:8453' })], 'd')
  await expect(reading).resolves.toMatchObject({ next: 'd', transactions: [{ id: 'a' }] })
  expect(page.asked[0]).toMatchObject({
    path: '/v1/account/0x1/history',
    query: { cursor: 'c', chainId: 'eip155:8453' },
  })
  expect(page.newest()).toBeUndefined()
  await expect(page.api.fetchPage({ accountAddress: '', networkId: 'eip155:1' })).rejects.toMatchObject({
    code: 'HISTORY_ACCOUNT_MISSING',
    message: "Transactions can't be fetched without an accountAddress",
  })
})
