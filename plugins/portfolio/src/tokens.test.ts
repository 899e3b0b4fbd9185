import { expect, test, vi } from 'vitest'
import { totalUsd } from './contract'
import { createFakeCloud } from './test-support/fake-cloud'
import { BOB } from './test-support/portfolio-page'
import { BALANCE, entry, names, native, page, USDC, usdc, wire, wireEther } from './test-support/tokens-page'

test('tokens: nothing is read before loadTokens is called', async () => {
  const cloud = createFakeCloud({ [BALANCE]: { balances: [] } })
  const wallet = vi.fn(async () => undefined)
  const made = page({ cloud, wallet })
  await made.portfolio.refresh()
  expect([cloud.requests.length, wallet.mock.calls.length, entry(made)]).toEqual([0, 0, undefined])
})

test('tokens: balances: false reads nothing', async () => {
  const cloud = createFakeCloud({ [BALANCE]: { balances: [] } })
  const wallet = vi.fn(async () => undefined)
  const made = page({ cloud, wallet, options: { balances: false } })
  await made.portfolio.loadTokens()
  await made.portfolio.loadNfts()
  await made.portfolio.refresh()
  expect([cloud.requests.length, wallet.mock.calls.length]).toEqual([0, 0])
})

test("tokens: the wallet's list comes first, and no other source is read", async () => {
  const cloud = createFakeCloud({ [BALANCE]: { balances: [wire()] } })
  const tokens = [
    { ...usdc, value: '1', priceUsd: 1 },
    { ...native, priceUsd: 2000 },
  ]
  const made = page({ cloud, wallet: async () => ({ tokens, nfts: [] }) })
  await made.portfolio.loadTokens()
  expect(entry(made)).toMatchObject({ status: 'known', source: 'wallet' })
  expect(names(made)).toEqual(['Ether', 'USD Coin'])
  expect(cloud.requests).toEqual([])
})

test("tokens: without a wallet's list the data API is read, with the query of its contract", async () => {
  const cloud = createFakeCloud({ [BALANCE]: { balances: [wire(), wireEther] } })
  const made = page({ cloud, wallet: () => Promise.reject(new Error('no such method')) })
  await made.portfolio.loadTokens()
  expect(cloud.requests).toEqual([
    expect.objectContaining({
      path: BALANCE,
      query: { currency: 'usd', chainId: 'eip155:1', forceUpdate: undefined },
      networkId: 'eip155:1',
    }),
  ])
  expect(entry(made)).toMatchObject({
    source: 'service',
    items: [
      { name: 'Ether', value: '7', decimals: 18, priceUsd: 2000 },
      { ...usdc, value: '2500000', priceUsd: 1, iconUrl: 'https://icons.example/usdc.png' },
    ],
  })
  expect(totalUsd(entry(made))).toBe(2.5)
  expect(made.notices).toEqual([])
})

test('tokens: the worth is the balance times the price to the cent, whatever value the service states', async () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    wire({
      address: `eip155:1:0x${index.toString(16)}`,
      quantity: { decimals: '6', numeric: '0.009' },
      value: 1_000_000,
    }),
  )
  const cloud = createFakeCloud({ [BALANCE]: { balances: [...many, { ...wireEther, price: undefined }] } })
  const made = page({ cloud })
  await made.portfolio.loadTokens()
  expect(totalUsd(entry(made))).toBe(2.7)
})

test('tokens: equal worths are sorted by name, and tokens without a price come last', async () => {
  const one = (name: string, numeric: string, more: object = {}): object =>
    wire({ name, address: `eip155:1:0x${name}`, quantity: { decimals: '6', numeric }, ...more })
  const balances = [
    one('Unpriced', '900000', { price: undefined }),
    one('B', '1.991'),
    one('A', '1.99'),
    one('Dust', '0.001'),
    one('Whale', '9007199254740993'),
    one('Whale and a cent', '9007199254740993.01'),
  ]
  const made = page({ cloud: createFakeCloud({ [BALANCE]: { balances } }) })
  await made.portfolio.loadTokens()
  expect(names(made)).toEqual(['Whale and a cent', 'Whale', 'A', 'B', 'Dust', 'Unpriced'])
})

test('tokens: refresh reads them past the caches of the service', async () => {
  const cloud = createFakeCloud({ [BALANCE]: { balances: [wire(), wireEther] } })
  const made = page({ cloud })
  await made.portfolio.loadTokens()
  await made.portfolio.loadTokens()
  expect(cloud.requests).toHaveLength(1)
  await made.portfolio.refresh()
  expect(cloud.requests[1]?.query?.['forceUpdate']).toBe(
    `eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee,eip155:1:${USDC}`,
  )
})

test('tokens: are fresh for exactly 30 s', async () => {
  const cloud = createFakeCloud({ [BALANCE]: { balances: [wireEther] } })
  const made = page({ cloud })
  await made.portfolio.loadTokens()
  await made.clock.advance(30_000)
  await made.portfolio.loadTokens()
  expect(cloud.requests).toHaveLength(1)
  await made.clock.advance(1)
  await made.portfolio.loadTokens()
  expect(cloud.requests).toHaveLength(2)
})

test('tokens: without the data API the network is read, with the host’s tokens', async () => {
  const network = vi.fn(async () => [{ ...usdc, value: '5' }])
  const elsewhere = { ...usdc, networkId: 'eip155:8453' } as const
  const made = page({ network, options: { tokens: [usdc, elsewhere] } })
  await made.portfolio.loadTokens()
  expect(entry(made)).toMatchObject({ source: 'network', items: [{ value: '7' }, { value: '5' }] })
  expect(network).toHaveBeenCalledWith(expect.anything(), expect.anything(), [usdc], expect.anything())
})

test('tokens: a failing service shows a banner and the network’s list; it is read again after 30 s', async () => {
  const cloud = createFakeCloud({ [BALANCE]: new Error('500') })
  const lists = () => cloud.paths().filter((path) => path === BALANCE).length
  const made = page({ cloud })
  await made.portfolio.loadTokens()
  expect(entry(made)).toMatchObject({
    status: 'known',
    source: 'network',
    failedAtMs: 0,
    items: [{ value: '7' }],
  })
  expect(made.notices.map(({ notice }) => notice.code)).toEqual(['BALANCE_UNAVAILABLE'])
  await made.clock.advance(30_000)
  await made.portfolio.loadTokens()
  await made.portfolio.refresh()
  expect(lists()).toBe(1)
  await made.clock.advance(1)
  await made.portfolio.loadTokens()
  expect(lists()).toBe(2)
})

test('tokens: a known list is kept when the service fails later', async () => {
  let response: unknown = { balances: [wire()] }
  const cloud = createFakeCloud({ [BALANCE]: () => response })
  const made = page({ cloud })
  await made.portfolio.loadTokens()
  response = new Error('500')
  await made.portfolio.refresh()
  expect(entry(made)).toMatchObject({ source: 'service', failedAtMs: 0, items: [{ name: 'USD Coin' }] })
})

test('tokens: when every source fails, there is a banner and no list', async () => {
  const cloud = createFakeCloud({ [BALANCE]: { garbage: true } })
  const made = page({ cloud, native: () => Promise.reject(new Error('offline')) })
  await made.portfolio.loadTokens()
  expect(entry(made)).toEqual({ status: 'failed', failedAtMs: 0 })
  expect(made.notices.map(({ notice }) => notice.code)).toEqual(['BALANCE_UNAVAILABLE'])
})

test('tokens: entries with impossible amounts are dropped one by one, other wrong fields alone', async () => {
  const quantities = [
    { decimals: '6', numeric: '-1' },
    { decimals: '6', numeric: 'NaN' },
    { decimals: '6', numeric: '9'.repeat(78) },
    { decimals: '300', numeric: '1' },
    { decimals: '0', numeric: '1' },
    { decimals: 6.5, numeric: '1' },
    { decimals: '6', numeric: '1e400' },
    { decimals: '6', numeric: 7 },
  ]
  const wrong = quantities.map((quantity, index) => wire({ quantity, address: `eip155:1:0x${index}` }))
  const balances = [
    ...wrong,
    null,
    'token',
    wire({ chainId: 'eip155:10', address: 'eip155:10:0xb' }),
    wire({
      name: 'Infinite\u202e\u3164\u2800 price',
      price: Number.POSITIVE_INFINITY,
      iconUrl: 'javascript:alert(1)',
    }),
    wireEther,
  ]
  const made = page({ cloud: createFakeCloud({ [BALANCE]: { balances } }) })
  await made.portfolio.loadTokens()
  expect(names(made)).toEqual(['Ether', 'Infinite price'])
  const known = entry(made)
  expect(known?.status === 'known' && known.items[1]).toEqual({
    ...usdc,
    name: 'Infinite price',
    value: '2500000',
  })
})

test("tokens: the network's own currency has the network's names and decimals, whatever a source says", async () => {
  const named = { name: 'USD Coin', symbol: 'USDC' }
  const cloud = createFakeCloud({ [BALANCE]: { balances: [{ ...wireEther, ...named }] } })
  const served = page({ cloud })
  await served.portfolio.loadTokens()
  expect(entry(served)).toMatchObject({ source: 'service', items: [{ name: 'Ether', symbol: 'ETH' }] })
  const wallet = async () => ({ tokens: [{ ...native, ...named, decimals: 6 }], nfts: [] })
  const listed = page({ wallet })
  await listed.portfolio.loadTokens()
  expect(entry(listed)).toMatchObject({
    source: 'wallet',
    items: [{ name: 'Ether', symbol: 'ETH', decimals: 18 }],
  })
})

test('tokens: 5,000 are kept, the native one first, then by value, then by name', async () => {
  const many = Array.from({ length: 6_000 }, (_, index) =>
    wire({ name: `T${index}`, price: index % 10, address: `eip155:1:0x${index.toString(16)}` }),
  )
  const made = page({ cloud: createFakeCloud({ [BALANCE]: { balances: [...many, wireEther] } }) })
  await made.portfolio.loadTokens()
  expect(names(made)).toHaveLength(5_000)
  expect(names(made).slice(0, 4)).toEqual(['Ether', 'T1009', 'T1019', 'T1029'])
  // Too long to be stored, and a part of it would have a wrong total.
  expect([...made.storage.entries.values()].join()).not.toContain('T1009')
})

test('tokens: the native one’s price is read once if the list has none', async () => {
  const cloud = createFakeCloud({
    [BALANCE]: new Error('500'),
    '/v1/fungible/price': { fungibles: [{ price: 2000 }] },
  })
  const made = page({ cloud })
  await made.portfolio.loadTokens()
  await vi.waitFor(() => expect(entry(made)).toMatchObject({ items: [{ value: '7', priceUsd: 2000 }] }))
  expect(cloud.requests[1]).toMatchObject({
    path: '/v1/fungible/price',
    body: {
      currency: 'usd',
      addresses: ['eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'],
      projectId: 'p',
    },
  })
  expect(cloud.requests).toHaveLength(2)
})

test('tokens: another account cancels the read, and its response is dropped', async () => {
  const responses: ((value: unknown) => void)[] = []
  const cloud = createFakeCloud({ '/v1/account/': () => new Promise((resolve) => responses.push(resolve)) })
  const made = page({ cloud })
  const first = made.portfolio.loadTokens()
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  expect(entry(made)).toEqual({ status: 'loading' })
  made.setActive(BOB)
  await vi.waitFor(() => expect(cloud.requests[0]?.signal.aborted).toBe(true))
  await first
  responses[0]?.({ balances: [wireEther] })
  await made.portfolio.refresh()
  expect([entry(made), entry(made, BOB), made.notices.length]).toEqual([undefined, undefined, 0])
})

test('tokens: two calls at once share one read', async () => {
  const cloud = createFakeCloud({ [BALANCE]: { balances: [wireEther] } })
  const made = page({ cloud })
  await Promise.all([made.portfolio.loadTokens(), made.portfolio.loadTokens()])
  expect(cloud.requests).toHaveLength(1)
})

test('tokens: once online again only failed data is read', async () => {
  let response: unknown = new TypeError('offline')
  const cloud = createFakeCloud({ [BALANCE]: () => response })
  const made = page({ cloud, native: () => Promise.reject(new TypeError('offline')) })
  await made.portfolio.loadTokens()
  expect(entry(made)?.status).toBe('failed')
  response = { balances: [wireEther] }
  made.browser.fire(new Event('online'))
  await vi.waitFor(() => expect(names(made)).toEqual(['Ether']))
  expect(cloud.requests).toHaveLength(2)
  made.browser.fire(new Event('online'))
  await made.portfolio.loadTokens()
  expect(cloud.requests).toHaveLength(2)
  expect(made.notices).toHaveLength(1)
})

test.each([-3_600_000, 3_600_000])(
  'tokens: a clock that is set by %i ms does not make the wallet be asked again, nor for longer not',
  async (ms) => {
    const wallet = vi.fn(async () => ({ tokens: [{ ...usdc, value: '5' }], nfts: [] }))
    const made = page({ wallet })
    await made.portfolio.loadTokens()
    made.clock.setBy(ms)
    await made.clock.advance(30_000)
    await made.portfolio.loadNfts()
    expect(wallet).toHaveBeenCalledTimes(1)
    await made.clock.advance(1)
    await made.portfolio.loadTokens()
    expect(wallet).toHaveBeenCalledTimes(2)
  },
)
