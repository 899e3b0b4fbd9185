import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import type { NativeAmount, TokenHolding } from '@latchkey/session/contract'
import { ADDRESS, base, mainnet } from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { expect, test } from 'vitest'
import { balanceOptions, useBalance, useName, useTokens } from './index'
import { confirmed, createQueryPage, tracked } from './test-support/query-page'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const KEY = `eip155:1:${ADDRESS}`
const ether: NativeAmount = { value: '1500000000000000000', decimals: 18, symbol: 'ETH' }
const token: TokenHolding = { networkId: mainnet.id, name: 'Ether', symbol: 'ETH', decimals: 18, value: '1' }
const known = <Data extends object>(data: Data, readAtMs = Date.now()) =>
  ({ status: 'known', readAtMs, ...data }) as const

/** A page whose portfolio reads what the test says, and whose chain has two units for everybody. */
function openPage(state: Partial<PortfolioState> = {}) {
  const loads: string[] = []
  const chainReads: string[] = []
  const loaded = (): Partial<PortfolioState> => ({
    native: { [KEY]: known(ether) },
    tokens: { [KEY]: known({ items: [token], source: 'network' as const }) },
    identities: { [`eip155:${ADDRESS}`]: known({ name: 'own.eth' }) },
  })
  const load = (name: string) => async () => {
    loads.push(name)
    page.setState(portfolioContract, loaded())
  }
  const page = createQueryPage({
    session: { networks: [mainnet, base] },
    plugins: [
      fake(portfolioContract, {
        state: { ...emptyPortfolio, ...state },
        api: {
          loadBalance: load('balance'),
          loadTokens: load('tokens'),
          loadIdentity: load('identity'),
        },
      }),
    ],
    capabilities: {
      balance: {
        async native({ address }, { id }) {
          chainReads.push(`${address} ${id}`)
          return { ...ether, value: '2' }
        },
      },
      tokens: { list: async () => [{ ...token, value: '2' }] },
      identity: { find: async () => ({ name: 'other.eth' }), check: async () => undefined },
    },
  })
  return { page, loads, chainReads }
}

test('useBalance: of the active account is portfolio’s, and follows it', async () => {
  const { page, loads, chainReads } = openPage()
  const hook = await page.hook(() => useBalance().data)
  await expect
    .poll(() => hook.now())
    .toEqual({
      value: 1_500_000_000_000_000_000n,
      decimals: 18,
      symbol: 'ETH',
      formatted: '1.5',
    })
  expect(loads).toEqual(['balance'])
  await hook.change(() =>
    page.setState(portfolioContract, { native: { [KEY]: known({ ...ether, value: '7' }, Date.now() + 5) } }),
  )
  expect(hook.now()?.value).toBe(7n)
  expect(loads).toEqual(['balance'])
  expect(chainReads).toEqual([])
  await hook.unmount()
})

test('useBalance: renders once while it is read and once with each figure, in however many components', async () => {
  const { page, loads } = openPage()
  const hook = await page.hook(() => useBalance().data?.value)
  const second = await page.hook(() => useBalance().data?.value)
  await expect.poll(() => second.now()).toBeDefined()
  const set = (value: string, readAtMs: number) =>
    hook.change(() =>
      page.setState(portfolioContract, { native: { [KEY]: known({ ...ether, value }, readAtMs) } }),
    )
  await set('7', Date.now() + 5)
  await set('7', Date.now() + 10)
  expect(hook.shown).toEqual([undefined, 1_500_000_000_000_000_000n, 7n])
  expect(loads).toEqual(['balance'])
  await hook.unmount()
  await second.unmount()
})

test('useBalance: what portfolio has is shown at once, also while it is read', async () => {
  const stored = (value: string, readAtMs: number) => ({ [KEY]: known({ ...ether, value }, readAtMs) })
  const page = createQueryPage({
    plugins: [
      fake(portfolioContract, {
        state: { ...emptyPortfolio, native: stored('3', 1) },
        api: { loadBalance: () => new Promise(() => undefined) },
      }),
    ],
  })
  const hook = await page.hook(() => useBalance().data?.value)
  expect(hook.now()).toBe(3n)
  await hook.change(() => page.setState(portfolioContract, { native: stored('4', 2) }))
  expect(hook.now()).toBe(4n)
  await hook.unmount()
})

test.each([
  ['another address', { address: OTHER }, `${OTHER} eip155:1`],
  ['another network', { chainId: 8453 }, `${ADDRESS} eip155:8453`],
] as const)(
  'useBalance: of %s is read from the chain, and again after its transaction',
  async (_of, choice, read) => {
    const { page, loads, chainReads } = openPage()
    const hook = await page.hook(() => useBalance(choice).data?.value)
    await expect.poll(() => hook.now()).toBe(2n)
    expect(chainReads).toEqual([read])
    const [address = '', networkId = ''] = read.split(' ')
    const sent = { ...tracked().sent, from: address, networkId: networkId === base.id ? base.id : mainnet.id }
    await hook.change(() =>
      page.setState(transactionsContract, {
        entries: [{ ...tracked(confirmed), sent, doneAtMs: Date.now() }],
      }),
    )
    await expect.poll(() => chainReads).toEqual([read, read])
    expect(loads).toEqual([])
    await hook.unmount()
  },
)

test('useBalance: without balances in portfolio the chain is read', async () => {
  const { page, loads } = openPage({ balances: 'off' })
  const hook = await page.hook(() => useBalance().data?.value)
  await expect.poll(() => hook.now()).toBe(2n)
  expect(loads).toEqual([])
  await hook.unmount()
})

test('useBalance: a failure has its code, of portfolio and of a network that is not configured', async () => {
  const page = createQueryPage({
    plugins: [
      fake(portfolioContract, { state: emptyPortfolio, api: { loadBalance: async () => undefined } }),
    ],
  })
  const hook = await page.hook(() => [useBalance().error, useBalance({ chainId: 5 }).error])
  await expect
    .poll(() => hook.now())
    .toMatchObject([{ code: 'BALANCE_UNAVAILABLE' }, { code: 'NETWORK_NOT_FOUND' }])
  await hook.unmount()
})

test('useBalance: without a wallet nothing is read until there is an address', async () => {
  const page = createQueryPage({ session: { connections: {}, active: {}, activeNamespace: undefined } })
  const hook = await page.hook(() => useBalance().fetchStatus)
  expect(hook.now()).toBe('idle')
  await hook.unmount()
})

test('useTokens and useName: of the active account are portfolio’s, of others the chain’s', async () => {
  const { page, loads } = openPage()
  const hook = await page.hook(() => [
    useTokens().data?.[0]?.value,
    useTokens({ address: OTHER, tokens: [token] }).data?.[0]?.value,
    useName().data?.name,
    useName({ address: OTHER }).data?.name,
  ])
  await expect.poll(() => hook.now()).toEqual(['1', '2', 'own.eth', 'other.eth'])
  expect(loads).toEqual(['tokens'])
  await hook.unmount()
})

test('useName: of the active account has portfolio read it', async () => {
  const { page, loads } = openPage()
  const hook = await page.hook(() => useName().data?.name)
  await expect.poll(() => hook.now()).toBe('own.eth')
  expect(loads).toEqual(['identity'])
  await hook.unmount()
})

test('balanceOptions: the same key and figure as the hook', async () => {
  const { page, loads } = openPage()
  const hook = await page.hook(() => useBalance().data)
  await expect.poll(() => hook.now()).toBeDefined()
  expect(await page.client.fetchQuery(balanceOptions(page.latchkey))).toEqual(hook.now())
  expect(loads).toEqual(['balance'])
  await hook.unmount()
})
