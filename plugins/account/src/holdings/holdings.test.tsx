import {
  emptyPortfolio,
  type PortfolioApi,
  type PortfolioState,
  portfolioContract,
} from '@latchkey/portfolio/contract'
import type { NetworkId, TokenHolding } from '@latchkey/session/contract'
import { ADDRESS, connectedState } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type RenderedAccount, renderAccount } from '../test-support/render-account'

const KEY = `eip155:1:${ADDRESS}`
const ether: TokenHolding = {
  networkId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  value: '1999999999999999999',
  priceUsd: 1000,
}
const token = (index: number): TokenHolding => ({
  networkId: 'eip155:1',
  address: `0x${index.toString(16).padStart(40, '0')}`,
  name: `Token ${index}`,
  symbol: `TK${index}`,
  decimals: 6,
  value: '1000000',
})
const tokens = (items: readonly TokenHolding[], networkId = 'eip155:1'): Partial<PortfolioState> => ({
  tokens: { [`${networkId}:${ADDRESS}`]: { status: 'known', items, source: 'service', readAtMs: 0 } },
})

interface Reads {
  readonly api: Partial<PortfolioApi>
  tokens: number
  nfts: number
}
function countReads(): Reads {
  const reads: Reads = {
    tokens: 0,
    nfts: 0,
    api: {
      loadTokens: async () => void reads.tokens++,
      loadNfts: async () => void reads.nfts++,
    },
  }
  return reads
}

interface OpenParts {
  readonly reads?: Reads
  readonly networkId?: NetworkId
  readonly mode?: 'light' | 'dark'
}

async function open(
  state: Partial<PortfolioState>,
  { reads = countReads(), networkId = 'eip155:1', mode = 'light' }: OpenParts = {},
): Promise<RenderedAccount> {
  const view = await renderAccount({
    mode,
    state: connectedState(networkId),
    portfolio: { state: { ...emptyPortfolio, ...state }, api: reads.api },
  })
  await view.open('Account')
  return view
}
const setOnline = (view: RenderedAccount, online: boolean): Promise<void> => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  return act(() => view.test.browser.fire(new Event(online ? 'online' : 'offline')))
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine')
})

test('tokens: shows name, amount rounded down, value and total', async () => {
  const view = await open(tokens([ether, token(1)]))
  expect(view.findAll('[part~="token"]').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ether1.999 ETH$1,999.99'),
    expect.stringContaining('Token 11.000 TK1'),
  ])
  expect(view.find('[part="total"]').textContent).toBe('Total value $1,999.99')
  await view.unmount()
})

test('tokens: a worth that would read as nothing says so, and of a total the sum decides', async () => {
  const dust = (index: number): TokenHolding => ({ ...token(index), value: '4000', priceUsd: 1 })
  const none = { ...ether, value: '0' }
  const view = await open(tokens([none, dust(1), dust(2)]))
  expect(view.findAll('[part~="token"]').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ether0.000 ETH$0.00'),
    expect.stringContaining('Token 10.004 TK1<$0.01'),
    expect.stringContaining('Token 20.004 TK2<$0.01'),
  ])
  const total = () => view.find('[part="total"]').textContent
  expect(total()).toBe('Total value <$0.01')
  await act(() => view.test.setState(portfolioContract, tokens([none, dust(1), dust(2), dust(3)])))
  expect(total()).toBe('Total value $0.01')
  await act(() => view.test.setState(portfolioContract, tokens([none])))
  expect(total()).toBe('Total value $0.00')
  await view.unmount()
})

test('tokens: no values in US dollars are shown on a test network', async () => {
  const view = await open(tokens([ether], 'eip155:11155111'), { networkId: 'eip155:11155111' })
  expect(view.text()).not.toContain('$')
  await view.unmount()
})

test('tokens: are read when their tab is shown, NFTs when theirs is, and the chosen tab is kept', async () => {
  const reads = countReads()
  const view = await open(tokens([ether]), { reads })
  expect(reads).toMatchObject({ tokens: 1, nfts: 0 })
  await view.press('NFTs')
  expect(reads).toMatchObject({ tokens: 1, nfts: 1 })
  await view.open('Networks')
  await view.open('Account')
  expect(view.find('[role="tab"][aria-selected="true"]').textContent).toBe('NFTs')
  expect(reads).toMatchObject({ tokens: 1, nfts: 2 })
  await view.unmount()
})

test('tokens: with balances off nothing is read, but known tokens are shown', async () => {
  const reads = countReads()
  const off = await open({ balances: 'off' }, { reads })
  expect(off.findAll('[role="tab"]')).toEqual([])
  await off.unmount()
  const known = await open({ balances: 'off', ...tokens([ether]) }, { reads })
  expect(known.findAll('[role="tab"]').map(({ textContent }) => textContent)).toEqual(['Tokens'])
  expect(known.text()).toContain('1.999 ETH')
  expect(reads).toMatchObject({ tokens: 0, nfts: 0 })
  await known.unmount()
})

test('tokens: a list of 5,000 renders fewer than 30 rows and can be searched', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => token(index))
  const view = await open(tokens(many))
  expect(view.findAll('[part~="token"]').length).toBeLessThan(30)
  expect(view.find('[part="tokens"] li').getAttribute('aria-setsize')).toBe('5000')
  await act(() => userEvent.type(view.find('input'), 'token 4321'))
  expect(view.findAll('[part~="token"]').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Token 4321'),
  ])
  await act(() => userEvent.type(view.find('input'), 'x'))
  expect(view.announced()).toContain('No token is called “token 4321x”.')
  await view.press('Show all tokens')
  await act(() => userEvent.keyboard('{Tab}'))
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('tokens: an empty list says how to receive tokens', async () => {
  const view = await open(tokens([{ ...ether, value: '0' }]))
  expect(view.text()).toContain('No tokens yet')
  expect(view.text()).toContain('Copy address')
  await view.press('Which networks work?')
  expect(view.test.shownView()).toBe('WalletCompatibleNetworks')
  await view.unmount()
})

test('tokens: a failure is announced, and can be tried again after half a minute', async () => {
  const reads = countReads()
  const view = await open({ tokens: { [KEY]: { status: 'failed', failedAtMs: 0 } } }, { reads })
  await act(() =>
    view.test.setState(portfolioContract, {
      tokens: { [KEY]: { status: 'failed', failedAtMs: view.test.clock.now() } },
    }),
  )
  expect(view.text()).toContain('Couldn’t load the tokens.')
  const retry = () => view.find('[part~="list-retry"]')
  expect(retry().textContent).toBe('Try again in 30 s')
  expect(retry().hasAttribute('disabled')).toBe(true)
  await view.advance(29_000)
  expect(retry().textContent).toBe('Try again in 1 s')
  await view.advance(1_000)
  expect(retry().textContent).toBe('Try again')
  await act(() => retry().click())
  expect(reads.tokens).toBe(2)
  await view.unmount()
})

test('tokens: known ones stay below a notice when reading them again has failed', async () => {
  const view = await open({
    tokens: {
      [KEY]: { status: 'known', items: [ether], source: 'service', readAtMs: 0, failedAtMs: -60_000 },
    },
  })
  expect(view.text()).toContain('1.999 ETH')
  expect(view.find('[part="list-news"]').textContent).toContain('Couldn’t update.')
  expect(view.find('[part~="list-retry"]').textContent).toBe('Try again')
  await view.unmount()
})

test('tokens: being offline is announced, and once online they are read again', async () => {
  const reads = countReads()
  const view = await open(tokens([ether]), { reads })
  await setOnline(view, false)
  expect(view.find('[part="list-news"]').textContent).toContain('You’re offline.')
  expect(reads.tokens).toBe(1)
  await setOnline(view, true)
  expect(view.findAll('[part="list-news"]')).toEqual([])
  expect(reads.tokens).toBe(2)
  await view.unmount()
})

test('NFTs: pictures with names are shown, twelve at a time', async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({
    networkId: 'eip155:1' as const,
    address: '0xaa',
    tokenId: String(index),
    name: index === 0 ? '' : `Piece ${index}`,
  }))
  const view = await open({
    nfts: { [KEY]: { status: 'known', items, source: 'wallet', readAtMs: 0 } },
  })
  await view.press('NFTs')
  expect(view.findAll('[part="nft"]')).toHaveLength(12)
  expect(view.find('[part="nft"]').textContent).toContain('#0')
  await view.press(/Show more/)
  expect(view.findAll('[part="nft"]')).toHaveLength(24)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('NFTs: one without a name is called by its collection and number, in a tile as high as any and as its skeleton', async () => {
  const collection = 'Small Hours'
  const given = [
    { name: 'Lighthouse', collection, tokenId: '1' },
    { name: '', collection, tokenId: '12' },
    { name: '', tokenId: `123${'0'.repeat(70)}456` },
    { name: '', collection },
    { name: '' },
  ]
  const items = given.map((one, index) => ({ networkId: 'eip155:1' as const, address: `0x${index}`, ...one }))
  const view = await open({ nfts: { [KEY]: { status: 'loading' } } })
  await view.press('NFTs')
  const heightOf = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().height)
  const skeleton = view.find('[part="nfts"] [part="skeleton"]').parentElement
  const expected = skeleton && heightOf(skeleton)
  const known = { status: 'known', items, source: 'wallet', readAtMs: 0 } as const
  await act(() => view.test.setState(portfolioContract, { nfts: { [KEY]: known } }))
  const tiles = view.findAll('[part="nft"]')
  const names = tiles.map((tile) => tile.querySelector('[part="name"]'))
  expect(names.map((name) => name?.getAttribute('title') ?? name?.textContent)).toEqual([
    'Lighthouse',
    'Small Hours #12',
    '#1230…\u20600456',
    'Small Hours',
    'NFT',
  ])
  expect(tiles.map(heightOf)).toEqual(tiles.map(() => expected))
  await view.unmount()
})

test.each([
  ['none', 'MetaMask doesn’t share NFTs with sites.'],
  ['wallet', 'No NFTs yet'],
] as const)('NFTs: the text for an empty list from the source %s', async (source, sentence) => {
  const view = await open({ nfts: { [KEY]: { status: 'known', items: [], source, readAtMs: 0 } } })
  await view.press('NFTs')
  expect(view.text()).toContain(sentence)
  await view.unmount()
})

const named = (identity: object): Partial<PortfolioState> => ({
  identities: { [`eip155:${ADDRESS}`]: { status: 'known', readAtMs: 0, ...identity } },
})

test('identity: the name is shown above the address, and read as a whole', async () => {
  const view = await open(named({ name: 'the-honourable-company.eth' }))
  expect(view.find('[part="profile-name"]').textContent).toBe('the-honourable-company.eth')
  expect(view.find('[part="name"]').title).toBe('the-honourable-company.eth')
  expect(view.find('[part="address"]').textContent).toBe('0xb3…\u20603fBfdA')
  expect(view.findAll('[part="unusual-name"]')).toEqual([])
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`identity: a name that can be mistaken for another has a warning, in ${mode}`, async () => {
    const view = await open(
      { ...named({ name: 'vitаlik.eth', isUnusual: true }), ...tokens([ether]) },
      { mode },
    )
    expect(view.find('[part="unusual-name"]').textContent).toBe(
      'This name has unusual characters. Check the address.',
    )
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })

test('wallet: the button names the wallet and opens the list of connected wallets', async () => {
  const view = await open({})
  expect(view.find('[part="connected-wallet"]').textContent).toBe('Connected with MetaMask')
  await view.press('Connected with MetaMask')
  expect(view.test.shownView()).toBe('ProfileWallets')
  await view.unmount()
})
