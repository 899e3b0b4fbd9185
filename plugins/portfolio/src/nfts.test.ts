import type { Nft, WalletAssets } from '@latchkey/session/contract'
import { expect, test, vi } from 'vitest'
import { type PortfolioOptions, portfolioContract } from './contract'
import { ALICE, createPortfolioPage, type PortfolioPage } from './test-support/portfolio-page'

const piece: Nft = {
  networkId: 'eip155:1',
  address: '0xaa',
  tokenId: '7',
  name: 'Key 7',
  imageUrl: 'https://pictures.example/7.png',
}

function page(options: PortfolioOptions, wallet?: () => Promise<WalletAssets | undefined>): PortfolioPage {
  const made = createPortfolioPage(
    { names: false, ...options },
    { capabilities: async () => (wallet ? { assets: { list: wallet } } : {}) },
  )
  made.setActive(ALICE)
  return made
}
const entry = (made: PortfolioPage) => made.latchkey.read(portfolioContract).nfts[`eip155:1:${ALICE}`]

test('nfts: without a source the list is empty, with the source `none`', async () => {
  const made = page({})
  await made.portfolio.loadNfts()
  expect(entry(made)).toEqual({ status: 'known', items: [], source: 'none', readAtMs: 0 })
})

test('nfts: the wallet’s are in the same response as its tokens', async () => {
  const wallet = vi.fn(async () => ({ tokens: [], nfts: [piece] }))
  const nfts = vi.fn(async () => [])
  const made = page({ nfts }, wallet)
  await made.portfolio.loadTokens()
  await made.portfolio.loadNfts()
  expect(entry(made)).toMatchObject({ source: 'wallet', items: [piece] })
  expect([wallet.mock.calls.length, nfts.mock.calls.length]).toEqual([1, 0])
})

test('nfts: entries of a host’s source are checked one by one', async () => {
  const wrong = [{ ...piece, tokenId: '-1' }, { ...piece, networkId: 'eip155:10' }, 'piece', piece]
  const bad = { ...piece, tokenId: '8', name: 'A\u202e\u3164\u2800b', imageUrl: 'javascript:alert(1)' }
  const made = page({ nfts: async () => [...wrong, bad, piece] as never })
  await made.portfolio.loadNfts()
  const { imageUrl, ...plain } = bad
  expect(entry(made)).toMatchObject({ source: 'host', items: [piece, { ...plain, name: 'Ab' }] })
})

test('nfts: a failing source is reported to the host, and the known list is kept', async () => {
  let response: () => Promise<readonly Nft[]> = async () => [piece]
  const made = page({ nfts: () => response() })
  await made.portfolio.loadNfts()
  response = () => Promise.reject(new Error('down'))
  await made.portfolio.refresh()
  expect(entry(made)).toMatchObject({ status: 'known', items: [piece], failedAtMs: 0 })
  expect([made.errors.length, made.notices.length]).toEqual([1, 0])
})

test('pictures: only from allowed origins and data URLs', async () => {
  const data = 'data:image/png;base64,AAAA'
  const far = { ...piece, tokenId: '8', imageUrl: 'https://pictures.example.evil.example/7.png' }
  const own = { ...piece, tokenId: '9', imageUrl: data }
  const urls = async (pictureOrigins: readonly string[]): Promise<readonly unknown[]> => {
    const made = page({ pictureOrigins, nfts: async () => [piece, far, own] })
    await made.portfolio.loadNfts()
    const known = entry(made)
    return known?.status === 'known' ? known.items.map(({ imageUrl }) => imageUrl) : []
  }
  expect(await urls(['https://pictures.example'])).toEqual([piece.imageUrl, undefined, data])
  expect(await urls([])).toEqual([undefined, undefined, data])
})

test.each([['https://a.example/path'], ['a.example'], ['http://a.example'], ['https://*.a.example'], [7]])(
  'options: pictureOrigins refuses %j',
  (origin) => {
    expect(() => page({ pictureOrigins: [origin] } as never)).toThrow(/array of origins/)
  },
)
