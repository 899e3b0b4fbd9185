import type { TokenHolding, WalletAssets } from '@latchkey/session/contract'
import { type PortfolioOptions, portfolioContract } from '../contract'
import type { TokensEntry } from '../state'
import type { FakeCloud } from './fake-cloud'
import { ALICE, createPortfolioPage, type PortfolioPage } from './portfolio-page'

export const USDC: string = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const BALANCE: string = `/v1/account/${ALICE}/balance`
export const native = {
  networkId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  value: '7',
} as const
export const usdc = {
  networkId: 'eip155:1',
  address: USDC,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
} as const
export const wire = (more: object = {}): object => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: `eip155:1:${USDC}`,
  price: 1,
  value: 2.5,
  quantity: { decimals: '6', numeric: '2.5' },
  iconUrl: 'https://icons.example/usdc.png',
  ...more,
})
export const wireEther = wire({
  name: 'Ether',
  symbol: 'ETH',
  address: undefined,
  price: 2000,
  quantity: { decimals: '18', numeric: '0.000000000000000007' },
})

export interface Parts {
  readonly options?: PortfolioOptions
  readonly cloud?: FakeCloud
  wallet?(): Promise<WalletAssets | undefined>
  network?(): Promise<readonly TokenHolding[]>
  scaled?(): Promise<readonly TokenHolding[]>
  native?(): Promise<string>
}
export function page({
  options = {},
  cloud,
  wallet,
  network,
  scaled,
  native: amount = async () => '7',
}: Parts): PortfolioPage {
  const abilities = {
    balance: { native: async () => ({ value: await amount(), decimals: 18, symbol: 'ETH' }) },
    ...(wallet ? { assets: { list: wallet } } : {}),
    ...(network || scaled
      ? { tokens: { list: network ?? (async () => []), ...(scaled ? { scaled } : {}) } }
      : {}),
  }
  const made = createPortfolioPage(
    { names: false, ...options },
    { capabilities: async () => abilities },
    cloud ? { cloud: cloud.plugin } : {},
  )
  made.setActive(ALICE)
  return made
}
export const entry = (made: PortfolioPage, address = ALICE): TokensEntry | undefined =>
  made.latchkey.read(portfolioContract).tokens[`eip155:1:${address}`]
export const names = (made: PortfolioPage): readonly string[] => {
  const known = entry(made)
  return known?.status === 'known' ? known.items.map(({ name }) => name) : []
}
