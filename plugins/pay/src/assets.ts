import type { PaymentAsset } from './contract'

const ETHEREUM = 'eip155:1'
const OPTIMISM = 'eip155:10'
const POLYGON = 'eip155:137'
const BASE = 'eip155:8453'
const ARBITRUM = 'eip155:42161'
const BASE_SEPOLIA = 'eip155:84532'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const ether = (network: PaymentAsset['network']): PaymentAsset => ({
  network,
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
})
const usdc = (network: PaymentAsset['network'], asset: string): PaymentAsset => ({
  network,
  asset,
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
})
const usdt = (network: PaymentAsset['network'], asset: string): PaymentAsset => ({
  network,
  asset,
  metadata: { name: 'Tether USD', symbol: 'USDT', decimals: 6 },
})

// Common assets for `paymentAsset`. Pages can also pass their own.

export const baseETH: PaymentAsset = /* @__PURE__ */ ether(BASE)
export const baseSepoliaETH: PaymentAsset = /* @__PURE__ */ ether(BASE_SEPOLIA)
export const baseUSDC: PaymentAsset = /* @__PURE__ */ usdc(BASE, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')
export const ethereumUSDC: PaymentAsset = /* @__PURE__ */ usdc(
  ETHEREUM,
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
)
export const optimismUSDC: PaymentAsset = /* @__PURE__ */ usdc(
  OPTIMISM,
  '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
)
export const arbitrumUSDC: PaymentAsset = /* @__PURE__ */ usdc(
  ARBITRUM,
  '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
)
export const polygonUSDC: PaymentAsset = /* @__PURE__ */ usdc(
  POLYGON,
  '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
)
export const solanaUSDC: PaymentAsset = /* @__PURE__ */ usdc(
  SOLANA,
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
)
export const ethereumUSDT: PaymentAsset = /* @__PURE__ */ usdt(
  ETHEREUM,
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
)
export const optimismUSDT: PaymentAsset = /* @__PURE__ */ usdt(
  OPTIMISM,
  '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
)
export const arbitrumUSDT: PaymentAsset = /* @__PURE__ */ usdt(
  ARBITRUM,
  '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
)
export const polygonUSDT: PaymentAsset = /* @__PURE__ */ usdt(
  POLYGON,
  '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
)
export const solanaUSDT: PaymentAsset = /* @__PURE__ */ usdt(
  SOLANA,
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
)
export const solanaSOL: PaymentAsset = {
  network: SOLANA,
  asset: 'native',
  metadata: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}
