import type { NftsEntry, PortfolioState, TokensEntry } from '@latchkey/portfolio/contract'
import type { Nft, TokenHolding } from '@latchkey/session/contract'
import { pieces, tokenPictures } from './pictures'
import { ADDRESS } from './sessions'

export const KEY = `eip155:1:${ADDRESS}`

const ether: TokenHolding = {
  networkId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  value: '2481900000000000000',
  priceUsd: 3412.55,
  iconUrl: tokenPictures.ether,
}

function token(number: number, name: string, symbol: string, more: Partial<TokenHolding> = {}): TokenHolding {
  const address = `0x${number.toString(16).padStart(40, '0')}`
  return { networkId: 'eip155:1', address, name, symbol, decimals: 6, value: '1250000000', ...more }
}

const few: readonly TokenHolding[] = [
  ether,
  token(1, 'Harbour Dollar', 'HUSD', { priceUsd: 1, iconUrl: tokenPictures.dollar }),
  token(2, 'Leaf', 'LEAF', { value: '48312900', priceUsd: 12.4, iconUrl: tokenPictures.leaf }),
]

/** The second has the name of one before it. */
const sameNamed: readonly TokenHolding[] = [...few, token(0xc02aaa, 'Harbour Dollar', 'HUSD')]

/** With an amount of ether as nobody has, and a token at an address as tokens have. */
const much: readonly TokenHolding[] = [
  { ...ether, value: '9876543219876543210987654321' },
  {
    networkId: 'eip155:1',
    address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    value: '1250000000',
    priceUsd: 1,
    iconUrl: tokenPictures.dollar,
  },
]

const many: readonly TokenHolding[] = [
  ...few,
  token(3, 'The Honourable Company of Keymakers Governance Token', 'KEYMAKER', { value: '1234567891234567' }),
  ...Array.from({ length: 4_996 }, (_, index) =>
    token(index + 4, `Token ${index + 4}`, `TK${index + 4}`, { value: `${(index + 4) * 10_000}` }),
  ),
]

const known = (items: readonly TokenHolding[]): TokensEntry => ({
  status: 'known',
  items,
  source: 'service',
  readAtMs: 0,
})

const nft = (number: number, name: string, more: Partial<Nft> = {}): Nft => {
  const imageUrl = pieces[number % pieces.length]
  return {
    networkId: 'eip155:1',
    address: '0x00000000000000000000000000000000000000aa',
    tokenId: String(number),
    name,
    collection: 'Small Hours',
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...more,
  }
}
const withoutPicture = ({ imageUrl: _imageUrl, ...rest }: Nft): Nft => rest

const nfts = (items: readonly Nft[], source: 'wallet' | 'none' = 'wallet'): NftsEntry => ({
  status: 'known',
  items,
  source,
  readAtMs: 0,
})

const hasTokens = (entry: TokensEntry): Partial<PortfolioState> => ({ tokens: { [KEY]: entry } })
const hasNfts = (entry: NftsEntry): Partial<PortfolioState> => ({
  ...hasTokens(known(few)),
  nfts: { [KEY]: entry },
})

/** States of the portfolio, named by what the account holds. */
export const holdings = {
  few: hasTokens(known(few)),
  many: hasTokens(known(many)),
  much: hasTokens(known(much)),
  sameNamed: hasTokens(known(sameNamed)),
  unpriced: hasTokens(known(few.map(({ priceUsd: _price, ...rest }) => rest))),
  none: hasTokens(known([])),
  loading: hasTokens({ status: 'loading' }),
  failed: hasTokens({ status: 'failed', failedAtMs: 0 }),
  stale: hasTokens({ status: 'known', items: few, source: 'service', readAtMs: 0, failedAtMs: 0 }),
  nfts: hasNfts(
    nfts([
      nft(1, 'Small Hours #1'),
      nft(2, 'Small Hours #2'),
      nft(3, 'A piece with a rather long name for so small a picture'),
      withoutPicture(nft(4, 'Untitled')),
      nft(5, ''),
      nft(6, '', { tokenId: '80734291157402837465019283746501928374650192837465' }),
    ]),
  ),
  manyNfts: hasNfts(nfts(Array.from({ length: 40 }, (_, index) => nft(index, `Small Hours #${index}`)))),
  noNfts: hasNfts(nfts([])),
  unknownNfts: hasNfts(nfts([], 'none')),
  nftsLoading: hasNfts({ status: 'loading' }),
  nftsFailed: hasNfts({ status: 'failed', failedAtMs: 0 }),
} as const satisfies Readonly<Record<string, Partial<PortfolioState>>>

const named = (identity: object): PortfolioState['identities'] => ({
  [`eip155:${ADDRESS}`]: { status: 'known', readAtMs: 0, ...identity },
})

export const identities = {
  plain: named({ name: 'lantern.example.eth', avatarUrl: pieces[0] }),
  long: named({ name: 'the-honourable-company-of-keymakers.eth' }),
  unusual: named({ name: 'vitаlik🔑.eth', isUnusual: true }),
} as const
