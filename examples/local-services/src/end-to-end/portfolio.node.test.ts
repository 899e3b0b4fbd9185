import { createTestClient, http, parseEther, publicActions, walletActions } from 'viem'
import { expect, test, vi } from 'vitest'
import { waitForReceipt } from '../chain/chain-client'
import { devAccounts } from '../chain/dev-accounts'
import { setUpServices, tokensOf } from './set-up-services'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const PAUSE_MS = 30_001

const world = setUpServices()
const { open, setFault, callsOf } = world

test('connected: shows the balance, read once from the network', async () => {
  const page = await open({ account: devAccounts[5] })
  await page.until(() => page.state().native[page.key]?.status === 'known')
  expect(page.state().native[page.key]).toMatchObject({
    value: parseEther('10000').toString(),
    symbol: 'ETH',
    decimals: 18,
  })
  expect(await callsOf('rpc:1')).toEqual(['eth_getBalance'])
  expect(await callsOf('data:balance')).toEqual([])
})

test('tokens: are requested once, come from the service with prices, the native one first', async () => {
  const page = await open({ account: devAccounts[5] })
  const { items, source } = await tokensOf(page)
  expect(source).toBe('service')
  expect(items.map(({ symbol, value, priceUsd }) => [symbol, value, priceUsd])).toEqual([
    ['ETH', parseEther('10000').toString(), 3_200],
    ['USDC', '10000000000', 1],
    ['DAI', parseEther('10000').toString(), 0.999],
  ])
  expect(items[1]).toMatchObject({
    address: world.services.chains[0]?.tokens[0]?.address,
    iconUrl: `${world.services.urls.gateway}/pictures/usdc.svg`,
  })
  await page.portfolio.loadTokens()
  expect(await callsOf('data:balance')).toHaveLength(1)
})

test('tokens: a refresh bypasses the cache of the service', async () => {
  const page = await open({ account: devAccounts[6] })
  const before = await tokensOf(page)
  const chain = createTestClient({
    mode: 'anvil',
    transport: http(world.services.urls.chainMainnet),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
  const hash = await chain.sendTransaction({
    account: devAccounts[7],
    to: devAccounts[6],
    value: parseEther('1.5'),
    chain: null,
  })
  await waitForReceipt(chain, hash)
  await page.portfolio.refresh()
  const [ether] = (await tokensOf(page)).items
  expect(BigInt(ether?.value ?? 0)).toBe(BigInt(before.items[0]?.value ?? 0) + parseEther('1.5'))
  expect((await callsOf('data:balance')).at(-1)).toContain('forceUpdate=')
})

test.each([
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'garbage' },
  { kind: 'cut' },
])(
  'failure: after $kind $status of the service, tokens of the network, a banner, and no retry for 30 s',
  async (fault) => {
    const page = await open({ account: devAccounts[5] })
    await setFault({ service: 'data:balance', ...fault, times: 1 })
    const part = await tokensOf(page)
    expect(part).toMatchObject({ source: 'network', failedAtMs: expect.any(Number) })
    expect(part.items.map(({ symbol }) => symbol)).toEqual(['ETH'])
    expect(page.notices).toHaveLength(1)
    await page.portfolio.loadTokens()
    expect(await callsOf('data:balance')).toHaveLength(1)
    await page.clock.advance(PAUSE_MS)
    const whole = await tokensOf(page)
    expect([whole.source, whole.items.length, whole.failedAtMs]).toEqual(['service', 3, undefined])
    expect(await callsOf('data:balance')).toHaveLength(2)
    expect(page.notices).toHaveLength(1)
  },
)

test('failure: where the service and the network are both down, the list fails and recovers', async () => {
  await setFault({ service: 'data', kind: 'status', status: 503 })
  await setFault({ service: 'rpc', kind: 'status', status: 503 })
  const page = await open({ account: devAccounts[5] })
  const tokens = () => page.state().tokens[page.key]?.status
  void page.portfolio.loadTokens()
  await page.until(() => tokens() === 'failed')
  expect(tokens()).toBe('failed')
  await world.clearFaults()
  await page.clock.advance(PAUSE_MS)
  expect((await tokensOf(page)).source).toBe('service')
})

test('failure: a valid empty response is an empty list, and no banner', async () => {
  const page = await open({ account: devAccounts[5] })
  await setFault({ service: 'data:balance', kind: 'empty' })
  expect(await tokensOf(page)).toMatchObject({ source: 'service', items: [] })
  expect(page.notices).toEqual([])
})

test('off: with balances and names off no request but the wallet’s is sent', async () => {
  const page = await open({ account: devAccounts[5], options: { balances: false, names: false } })
  await page.portfolio.loadTokens()
  await page.portfolio.refresh()
  const reply = await fetch(`${world.services.urls.gateway}/requests`)
  expect(await reply.json()).toEqual([])
})

test('many: 5,000 tokens arrive as one list', async () => {
  const page = await open({ account: devAccounts[5], data: '/data/many' })
  const { items } = await tokensOf(page)
  expect(items).toHaveLength(5_000)
  expect(items[0]?.symbol).toBe('ETH')
})

test('hostile: malformed entries are left out one by one, and the others are harmless', async () => {
  const page = await open({ account: devAccounts[5], data: '/data/hostile' })
  const { items } = await tokensOf(page)
  expect(items.map(({ name }) => name)).toContain('Also Fine')
  for (const { address, decimals, value, iconUrl = '', name, symbol, priceUsd = 0, networkId } of items) {
    expect(address ?? '').toMatch(/^(0x[0-9a-f]{40})?$/i)
    expect(networkId).toBe('eip155:1')
    expect(Number.isInteger(decimals) && decimals > 0).toBe(true)
    expect(value).toMatch(/^\d{1,78}$/)
    expect(iconUrl).not.toMatch(/^(javascript|file|data:text)/)
    expect(name.length + symbol.length).toBeLessThan(200)
    expect(`${name}${symbol}`).not.toMatch(/\p{C}/u)
    expect(Number.isFinite(priceUsd) && priceUsd >= 0).toBe(true)
  }
})

test('network: when its own URL fails it is read through the service, without a message', async () => {
  await setFault({ service: 'rpc:1', kind: 'status', status: 503 })
  const page = await open({ account: devAccounts[5] })
  await page.until(() => page.state().native[page.key]?.status === 'known')
  expect(page.state().native[page.key]).toMatchObject({
    status: 'known',
    value: parseEther('10000').toString(),
  })
  expect((await callsOf('data:rpc'))[0]).toMatch(/^POST \/data\/v1\/\?.* eth_getBalance$/)
  expect(page.notices).toEqual([])
})
