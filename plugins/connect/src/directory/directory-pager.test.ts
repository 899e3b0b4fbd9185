import type { WalletEntry } from '@latchkey/cloud/contract'
import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import type { NetworkId } from '@latchkey/session/contract'
import { createFakeSession } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { type ConnectOptions, connectContract } from '../contract'
import { connect } from '../plugin'
import { createFakeCloud, directoryOf, type FakeCloud } from '../test-support/fake-cloud'
import { networksOf } from '../test-support/networks'

interface Parts {
  readonly options?: ConnectOptions
  readonly networks?: readonly NetworkId[]
  readonly directory?: {
    readonly featured?: readonly WalletEntry[]
    readonly recommended?: readonly WalletEntry[]
  }
  readonly userAgent?: string
}

function start(cloud: FakeCloud | undefined, parts: Parts = {}) {
  const networks = networksOf(parts.networks ?? ['eip155:1'])
  const test = createTestLatchkey({
    plugins: [connect(parts.options)],
    fakes: [createFakeSession({ state: { networks } }).plugin, ...(cloud ? [cloud.plugin] : [])],
    browser: createFakeBrowser({ userAgent: parts.userAgent ?? 'Test' }),
  })
  const stop = test.latchkey.start()
  // Featured and recommended wallets count as loaded, so that these tests see the requests for pages only.
  test.setState(connectContract, {
    directory: { status: 'ready', featured: [], recommended: [], excluded: [], count: 0, ...parts.directory },
  })
  const { directory: getDirectory } = test.latchkey.get(connectContract)
  const api = {
    loadMore: async () => (await getDirectory()).loadMore(),
    showCertified: async (certified: boolean) => (await getDirectory()).showCertified(certified),
    search: async (query: string, signal: AbortSignal) => (await getDirectory()).search(query, signal),
  }
  const read = () => test.latchkey.read(connectContract).directoryPages
  return { ...test, stop, api, read, ids: () => read().wallets.map(({ id }) => id) }
}
const [one, two, three] = directoryOf(3) as [WalletEntry, WalletEntry, WalletEntry]

test('pages: 40 wallets each, one after the other, until all are loaded', async () => {
  const cloud = createFakeCloud(directoryOf(95))
  const { api, read } = start(cloud)
  await api.loadMore()
  expect(read()).toMatchObject({ status: 'idle', pages: 1, count: 95 })
  expect(cloud.queries).toEqual([{ page: 1, entries: 40, exclude: [], chains: ['eip155:1'] }])
  await api.loadMore()
  await api.loadMore()
  expect(read()).toMatchObject({ status: 'complete', pages: 3 })
  expect(read().wallets).toHaveLength(95)
  await api.loadMore()
  expect(cloud.queries).toHaveLength(3)
})

test('pages: one request at a time, however often a page is requested', async () => {
  const cloud = createFakeCloud(directoryOf(95), 'held')
  const { api, read } = start(cloud)
  const calls = [api.loadMore(), api.loadMore()]
  await expect.poll(() => cloud.queries.length).toBe(1)
  calls.push(api.loadMore())
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(read().status).toBe('loading')
  cloud.respond('at once')
  cloud.release()
  await Promise.all(calls)
  expect(cloud.queries).toHaveLength(1)
  expect(read().pages).toBe(1)
})

test('pages: a subscriber may request the next page at once', async () => {
  const cloud = createFakeCloud(directoryOf(95))
  const { api, read, latchkey } = start(cloud)
  const stop = latchkey.watch(
    connectContract,
    ({ directoryPages }) => directoryPages.status,
    (status) => {
      if (status === 'idle') void api.loadMore()
    },
  )
  await api.loadMore()
  await expect.poll(() => read().pages).toBe(3)
  stop()
})

test('pages: featured, recommended and excluded wallets are left out', async () => {
  const cloud = createFakeCloud(directoryOf(50))
  const { api, ids } = start(cloud, {
    options: { excludeWalletIds: ['w9', 'com.example', 'Wallet 7'] },
    directory: { featured: [one], recommended: [two, three] },
  })
  await api.loadMore()
  expect(cloud.queries[0]?.exclude).toEqual(['w1', 'w2', 'w3', 'w9'])
  await api.loadMore()
  expect(ids()).toHaveLength(45)
  expect(ids()).not.toContain('w7')
})

test('pages: an id that the service sends twice occurs once', async () => {
  const cloud = createFakeCloud([], () => ({ wallets: [one, two, one], count: 500 }))
  const { api, ids } = start(cloud)
  await api.loadMore()
  await api.loadMore()
  expect(ids()).toEqual(['w1', 'w2'])
})

test('pages: wallets of other chains are left out, wallets that name no chain are kept', async () => {
  const wallets = [
    { ...one, chains: ['eip155:1'] },
    { ...two, chains: ['eip155:10', 'eip155:137'] },
    { ...three, chains: ['solana:1', 'eip155:10'] },
    { id: 'chainless', name: 'Without chains' },
  ] as const
  const { api, ids } = start(createFakeCloud(wallets), { networks: ['eip155:10'] })
  await api.loadMore()
  expect(ids()).toEqual(['w2', 'w3', 'chainless'])
})

test('pages: on a phone, wallets that cannot be opened there are dropped', async () => {
  const base = { id: 'x', name: 'X' }
  const wallets = [
    { ...base, id: 'mobile', mobileLink: 'x://' },
    { ...base, id: 'universal', universalLink: 'https://x.example' },
    { ...base, id: 'web', webappLink: 'https://x.example' },
    { ...base, id: 'desktop', desktopLink: 'x://' },
    { ...base, id: 'none' },
  ]
  const phone = start(createFakeCloud(wallets), { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)' })
  await phone.api.loadMore()
  expect(phone.ids()).toEqual(['mobile', 'universal', 'web'])
  const desktop = start(createFakeCloud(wallets))
  await desktop.api.loadMore()
  expect(desktop.ids()).toHaveLength(5)
})

test('pages: the count never falls', async () => {
  let count = 90
  const cloud = createFakeCloud([], ({ page }) => {
    count -= 5
    return { wallets: [{ ...one, id: `p${page}` }], count }
  })
  const { api, read } = start(cloud)
  await api.loadMore()
  await api.loadMore()
  expect(read().count).toBe(85)
})

test('pages: a page without wallets is the last one, even if the count is higher', async () => {
  const { api, read } = start(createFakeCloud([], () => ({ wallets: [], count: 4_000 })))
  await api.loadMore()
  expect(read().status).toBe('complete')
})

test('pages: a failure is reported, keeps the loaded pages, and the same page can be requested again', async () => {
  const cloud = createFakeCloud(directoryOf(95))
  const { api, read, errors } = start(cloud)
  await api.loadMore()
  cloud.respond('failing')
  await api.loadMore()
  expect(read()).toMatchObject({ status: 'failed', pages: 1 })
  expect(read().wallets).toHaveLength(40)
  expect(errors).toHaveLength(1)
  cloud.respond('at once')
  await api.loadMore()
  expect(cloud.queries.map(({ page }) => page)).toEqual([1, 2, 2])
  expect(read().wallets).toHaveLength(80)
})

test('pages: the certified filter starts over and aborts the page in flight', async () => {
  const wallets = directoryOf(95).map((wallet, index) => ({ ...wallet, certified: index % 10 === 0 }))
  const cloud = createFakeCloud(wallets)
  const { api, read, ids } = start(cloud, {
    directory: { featured: [one], recommended: [{ ...two, certified: true }] },
  })
  await api.loadMore()
  cloud.respond('held')
  const late = api.loadMore()
  await expect.poll(() => cloud.queries.length).toBe(2)
  cloud.respond('at once')
  const filtered = api.showCertified(true)
  await expect.poll(() => cloud.signals[1]?.aborted).toBe(true)
  cloud.release()
  await Promise.all([late, filtered])
  // The featured one is not certified, so it is not shown, and must not be left out of the pages either.
  expect(cloud.queries.at(-1)).toMatchObject({ page: 1, certified: true, exclude: ['w2'] })
  expect(read()).toMatchObject({ status: 'complete', certified: true, pages: 1 })
  expect(ids()[0]).toBe('w1')
  await api.showCertified(false)
  expect(read()).toMatchObject({ certified: false, pages: 1, count: 93 })
})

test('pages: the first page waits for featured and recommended wallets, which it leaves out', async () => {
  const cloud = createFakeCloud(directoryOf(50))
  const { api, setState } = start(cloud)
  const lists = { featured: [], recommended: [], excluded: [], count: 0 }
  setState(connectContract, { directory: { ...lists, status: 'loading' } })
  const page = api.loadMore()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(cloud.queries).toEqual([])
  setState(connectContract, { directory: { ...lists, status: 'ready', featured: [one] } })
  await page
  expect(cloud.queries[0]?.exclude).toEqual(['w1'])
})

test('pages: stopping Latchkey during a request is not a failure', async () => {
  const cloud = createFakeCloud(directoryOf(50), 'held')
  const { api, read, errors, stop } = start(cloud)
  const page = api.loadMore()
  await expect.poll(() => cloud.queries.length).toBe(1)
  stop()
  cloud.release()
  await page
  expect([read().status, errors]).toEqual(['idle', []])
})

test('pages: without the cloud plugin there are none', async () => {
  const { api, read } = start(undefined)
  await api.loadMore()
  expect(read()).toMatchObject({ status: 'complete', wallets: [] })
})

test('search: requests 100 wallets within networks and filter, and leaves out excluded ones', async () => {
  const cloud = createFakeCloud(directoryOf(300).map((wallet) => ({ ...wallet, certified: true })))
  const { api } = start(cloud, { options: { excludeWalletIds: ['w30', 'Wallet 31'] } })
  await api.showCertified(true)
  const found = await api.search(' wallet 3 ', new AbortController().signal)
  expect(cloud.queries.at(-1)).toEqual({
    page: 1,
    entries: 100,
    search: 'wallet 3',
    exclude: ['w30'],
    chains: ['eip155:1'],
    certified: true,
  })
  expect(found[0]?.name).toBe('Wallet 3')
  expect(found.map(({ id }) => id)).not.toContain('w31')
})

test('search: is told without what was searched for', async () => {
  const page = start(createFakeCloud(directoryOf(5)))
  const told: unknown[] = []
  page.latchkey.on('connect:searched', (one: unknown) => told.push(one))
  await page.api.search('ada', new AbortController().signal)
  expect(told).toEqual([{}])
})

test('search: an aborted search rejects', async () => {
  const cloud = createFakeCloud(directoryOf(5), 'held')
  const { api } = start(cloud)
  const typing = new AbortController()
  const result = api.search('wallet', typing.signal)
  await expect.poll(() => cloud.queries.length).toBe(1)
  typing.abort()
  cloud.release()
  await expect(result).rejects.toThrow()
})
