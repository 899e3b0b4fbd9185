import type { HttpRequest } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import { version } from '../package.json'
import { createCloud } from './test-support/create-cloud'
import { picture } from './test-support/fake-service'
import { wirePage, wireWallet } from './test-support/wire-wallet'

const COMMON = `projectId=test-id&st=latchkey&sv=js-latchkey-${version}`
const asked = (query: string): string => decodeURIComponent(query)

test('wallets: nothing is sent before the first call', () => {
  expect(createCloud().service.sent).toEqual([])
})

test('wallets: the query has the names and the order of the directory, without empty values', async () => {
  const { api, service } = createCloud({ '/getWallets': wirePage(0) })
  await api.wallets({})
  await api.wallets({ include: [], exclude: [], chains: [], search: '  ', certified: false })
  await api.wallets({
    certified: true,
    search: ' har bor& ',
    chains: ['eip155:1', 'eip155:8453'],
    exclude: ['c'],
    include: ['a', 'b'],
    entries: 100,
    page: 3,
  })
  const short = `/getWallets?${COMMON}&page=1&entries=40`
  expect(service.paths().slice(0, 2)).toEqual([short, short])
  expect(asked(service.paths()[2] ?? '')).toBe(
    `/getWallets?${COMMON}&page=3&entries=100&include=a,b&exclude=c&chains=eip155:1,eip155:8453&search=har+bor&&badge_type=certified`,
  )
  expect(service.paths()[2]).toContain('search=har+bor%26&badge')
})

test('wallets: another directory, sdk type and version are used', async () => {
  const { api, service } = createCloud(
    { '/base/getWallets': wirePage(0) },
    { projectId: 'x', directoryUrl: 'http://127.0.0.1:4801/base//', sdkType: 'shop', sdkVersion: 'shop-2' },
  )
  await api.wallets({})
  expect(service.sent[0]?.url).toBe(
    'http://127.0.0.1:4801/base/getWallets?projectId=x&st=shop&sv=shop-2&page=1&entries=40',
  )
})

test('wallets: come with every valid field', async () => {
  const { api } = createCloud({ '/getWallets': { data: [wireWallet], count: 412 } })
  expect(await api.wallets({})).toEqual({
    count: 412,
    wallets: [
      {
        id: wireWallet.id,
        name: 'Harbor',
        certified: true,
        homepage: 'https://harbor.example/',
        chains: wireWallet.chains,
        imageId: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
        universalLink: 'https://harbor.example/app',
        mobileLink: 'harbor://',
        desktopLink: 'harbor-desktop://',
        webappLink: 'https://app.harbor.example/',
        appStore: 'https://apps.apple.com/app/id1',
        playStore: 'https://play.google.com/store/apps/details?id=example.harbor',
        chromeStore: 'https://chromewebstore.google.com/detail/harbor',
        rdns: 'example.harbor',
        injected: [{ namespace: 'eip155', id: 'isHarbor' }],
      },
    ],
  })
})

test('wallets: chains are compared as a whole, and wallets without chains are kept', async () => {
  const data = [
    { id: 'one', name: 'One', chains: ['eip155:1'] },
    { id: 'ten', name: 'Ten', chains: ['eip155:10', 'eip155:137'] },
    { id: 'any', name: 'Any', chains: null },
    { id: 'none', name: 'None', chains: [] },
  ]
  const { api } = createCloud({ '/getWallets': { data, count: 4 } })
  const ids = async (chain: `${string}:${string}`): Promise<readonly string[]> =>
    (await api.wallets({ chains: [chain] })).wallets.map(({ id }) => id)
  expect(await ids('eip155:1')).toEqual(['one', 'any'])
  expect(await ids('eip155:10')).toEqual(['ten', 'any'])
  expect(await ids('eip155:137')).toEqual(['ten', 'any'])
  expect(await ids('eip155:8453')).toEqual(['any'])
})

test('wallets: excluded ones are left out even if sent, and pages are limited', async () => {
  const { api } = createCloud({ '/getWallets': wirePage(9) })
  const ids = async (query: object): Promise<readonly string[]> =>
    (await api.wallets(query)).wallets.map(({ id }) => id)
  expect(await ids({ exclude: ['w2'], entries: 3 })).toEqual(['w1', 'w3'])
  expect(await ids({ include: ['w2', 'w9'] })).toEqual(['w2', 'w9'])
})

test('wallets: the first 20 pictures of a page are preloaded, each once', async () => {
  const { api, service } = createCloud({ '/getWallets': wirePage(40), '/getWalletImage/': picture() })
  await api.wallets({})
  await api.wallets({ page: 2 })
  const images = service.paths().filter((path) => path.startsWith('/getWalletImage/'))
  expect(images).toHaveLength(20)
  expect(images[19]).toBe(`/getWalletImage/i20?${COMMON}`)
})

test("wallets: a failure rejects with the directory's status, and is not repeated", async () => {
  const failed = createCloud({ '/getWallets': new HttpStatusError(503, undefined) })
  await expect(failed.api.wallets({})).rejects.toMatchObject({ code: 'HTTP_STATUS', status: 503 })
  await failed.test.clock.advance(600_000)
  expect(failed.service.sent).toHaveLength(1)
})

test('wallets: no response and a wrong response are errors with codes', async () => {
  const offline = createCloud({ '/getWallets': new TypeError('Failed to fetch') })
  await expect(offline.api.wallets({})).rejects.toMatchObject({
    code: 'DIRECTORY_UNREACHABLE',
    cause: expect.any(TypeError),
  })
  for (const answer of [null, [], 'x', {}, { data: {} }, { count: 3 }]) {
    const { api } = createCloud({ '/getWallets': answer })
    await expect(api.wallets({}), JSON.stringify(answer)).rejects.toMatchObject({ code: 'DIRECTORY_ANSWER' })
  }
})

test("wallets: the caller's signal and the end of the run abort the request", async () => {
  const silent = (request: HttpRequest): Promise<never> =>
    new Promise((_resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(request.signal?.reason))
    })
  const { api, service, stop } = createCloud({ '/getWallets': silent })
  const impatience = new AbortController()
  const left = api.wallets({}, impatience.signal)
  const leaving = expect(left).rejects.toThrow('enough')
  await expect.poll(() => service.sent.length).toBe(1)
  impatience.abort(new Error('enough'))
  await leaving
  const running = expect(api.wallets({})).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => service.sent.length).toBe(2)
  stop()
  await running
})

test('wallets: without a project id nothing is sent', async () => {
  for (const options of [{}, { projectId: '' }]) {
    const { api, service } = createCloud({}, options)
    expect(api.projectId).toBeUndefined()
    await expect(api.wallets({})).rejects.toMatchObject({ code: 'PROJECT_ID_MISSING' })
    expect(await api.image('wallet', 'a')).toBeUndefined()
    expect(await api.allowedOrigins()).toEqual([])
    expect(await api.analyticsEnabled()).toBe(false)
    expect(service.sent).toEqual([])
  }
})

test('wallets: invalid fields are reported in one error, and each fault once', async () => {
  const data = [
    { ...wireWallet, mobile_link: 'javascript:alert(1)', homepage: 'http://plain.example' },
    { id: 'nameless', name: '' },
    null,
  ]
  const { api, test: world } = createCloud({ '/getWallets': { data, count: 3 } })
  const page = await api.wallets({})
  expect(page.wallets.map(({ name }) => name)).toEqual(['Harbor'])
  expect(page.wallets[0]).not.toHaveProperty('mobileLink')
  expect(page.wallets[0]).not.toHaveProperty('homepage')
  expect(page.wallets[0]?.universalLink).toBe('https://harbor.example/app')
  await api.wallets({})
  expect(world.errors.map(({ error }) => error)).toEqual([
    expect.objectContaining({
      code: 'DIRECTORY_ENTRIES',
      faults: [
        { wallet: wireWallet.id, field: 'homepage' },
        { wallet: wireWallet.id, field: 'mobile_link' },
        { wallet: 'nameless', field: 'name' },
        { wallet: '2', field: 'entry' },
      ],
    }),
  ])
})
